import { shownFigure, type ReviewFigure } from '../topic/review-figures';
import { describeRanking } from '../shared/ranking';
import { MISSING_FIGURE, shownFraction, plural } from '../shared/figures';
import type { SignalFigure } from '../topic/figures';
import type { Topic } from '../topic/topic';
import { isDecided, topicStatusName, type TopicStatus } from '../topic/topic-status';
import { capitalNumber, numberWord } from '../shared/words';
import { changeInWords, signalChange } from '../topic/figure-change';

/** '+24.3 %', '33 %', '3'; a dash where it is unknown. */
export function figureText(row: ReviewFigure): string {
  return shownFigure(row);
}

interface WithRows {
  readonly rows: readonly ReviewFigure[];
}

/** One figure of a topic. */
export function textOfFigure({ rows }: WithRows, figure: SignalFigure): string {
  const row = rows.find((each) => each.figure === figure);
  return row === undefined ? MISSING_FIGURE : figureText(row);
}

/** 'Analyze', 'Undecided'; a dash for a topic that is not trackable. */
export function decisionText(status: TopicStatus | null): string {
  if (status === null) return MISSING_FIGURE;
  return isDecided(status) ? topicStatusName(status) : 'Undecided';
}

/** '14th of 117 topics'; null where the value is unknown. @param kind left out: the number of peers alone */
export function rankText({ ranking }: ReviewFigure, kind?: string): string | null {
  return ranking && describeRanking(ranking, kind);
}

/** What follows 'Imagine if…' in a provocation: without those words, as one line with a full stop. '': nothing does. */
export function statementOf(provocation: string): string {
  const text = provocation
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^imagine if(?:\.{3}|…)?\s*/i, '');
  return text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** The statements of all topics: each is one slide of 'Imagine if'. */
export function statementCount(topics: readonly { readonly provocations: readonly string[] }[]): number {
  return topics.flatMap(({ provocations }) => provocations).filter((each) => statementOf(each) !== '').length;
}

/** A growth that is worth a statement, as a fraction a year. */
const FAST = 0.1;

/** The title of the map, from the figures: 'Four of the six grow by more than 10 % a year'. */
export function mapSentence(topics: readonly Topic[]): string {
  const known = topics.filter(({ growth }) => growth !== null);
  const count = topics.length;
  if (count < 2 || known.length < count)
    return count === 1 ? 'Where the topic stands' : `Where the ${numberWord(count)} stand`;
  const fast = known.filter(({ growth }) => shownFraction(growth ?? 0) > FAST).length;
  return fast === count
    ? `${count === 2 ? 'Both' : `All ${numberWord(count)}`} grow by more than 10 % a year`
    : fast === 0
      ? `${count === 2 ? 'Neither' : 'None'} of the ${numberWord(count)} grows by more than 10 % a year`
      : `${capitalNumber(fast)} of the ${numberWord(count)} ${plural(fast, 'grows', 'grow')} by more than 10 % a year`;
}

/** The previous data of the project. */
export interface PreviousData {
  readonly topics: ReadonlyMap<string, Topic>;
  /** A day such as 'Sep 30, 2025', or 'the previous data'. */
  readonly since: string;
}

/** 'Since Sep 30, 2025: growth −7.5 points, average sizing +11 points; same quadrant.' */
export function movementSentence(topic: Topic, { topics, since }: PreviousData): string {
  const before = topics.get(topic.id);
  if (before === undefined) return `New since ${since}.`;
  const changes = [
    changeInWords(signalChange('growth', topic, before)),
    changeInWords(signalChange('sizing', topic, before)).replace('sizing', 'average sizing'),
  ].filter(Boolean);
  const isSame = before.quadrant.code === topic.quadrant.code;
  if (changes.length === 0 && isSame) return `Since ${since}: same growth, average sizing and quadrant.`;
  const quadrant = isSame ? 'same quadrant' : `from ${before.quadrant.label} to ${topic.quadrant.label}`;
  return `Since ${since}: ${[changes.join(', '), quadrant].filter(Boolean).join('; ')}.`;
}
