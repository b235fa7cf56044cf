import { growthMeaning } from '../../../domain/topic/growth';
import { growthNameOf } from '../../../domain/workspace/sow';
import type { Answer } from '../answerer';
import { extent } from '../../../domain/shared/statistics';
import { groupBy } from '../../../domain/shared/group-by';
import { countOf, formatFraction } from '../../../domain/shared/figures';
import { formatGrowth } from '../../../domain/topic/growth';
import { TOPIC_STATUSES, topicStatusName } from '../../../domain/topic/topic-status';
import {
  QUADRANT_CODES,
  quadrantDescription,
  quadrantOf,
  quadrantWhere,
  type QuadrantCode,
} from '../../../domain/topic/quadrant';
import type { Knowledge } from './knowledge';
import { list, paragraph } from './text';

const TERMS = {
  growth: '(?:cagr|(?:compound )?(?:annual )?growth(?: rates?| figures?)?|3 year cagr)',
  sizing: '(?:(?:average )?(?:sizing|sizings|size)(?: figures?)?|lenses|lens)',
  consensus: '(?:consensus|consensus levels?)',
  strong: 'strong signals?',
  mature: 'mature signals?',
  disruptor: '(?:potential )?disruptors?',
  uncertain: 'uncertain signals?',
  quadrants: '(?:quadrants?|maturity|matrix)(?: rules?)?',
  drivers: '(?:impacting )?drivers?',
  topic: 'topics?',
  trend: 'trends?',
  shift: 'shifts?',
  label: '(?:established|mainstream|emerging|niche)(?: labels?)?',
  status:
    '(?:(?:the )?status(?:es)?(?: of)?(?: (?:undefined|analy[sz]e|monitor|important|disregard))?|undefined|analy[sz]e|disregard)',
  new: '(?:new|new discover(?:y|ies))',
  startups: '(?:start ups?|startups?|manifestations?)',
  provocation: 'provocations?',
} as const;
export type Term = keyof typeof TERMS;

const BEFORE =
  '(?:(?:please|can you|could you|tell me|explain(?: to me)?|define|definition of|meaning of|what do you (?:mean|call)|what you mean|by|what|what s|whats|when|who|is|are|does|do|meant|the|a|an|how|which|rule|rules|behind|criteria|for|decides?|explains?|of|it|mean|means|makes?|made|something|anything|one|counts?|count|qualif(?:y|ies)|classified|considered|called|as|label|word|term|threshold|thresholds|you|we|calculate|compute|measure|derive|estimate|come|up|get|at|decide|if|that|belongs?|to|in|says?|so) )*';
const AFTER =
  '(?: (?:mean|means|meant|here|stand for|stands for|exactly|in this project|calculated|computed|measured|defined|decided|determined|assigned|set|chosen|placed|work|works|is|are|a|an|and|made of|figure|rule|rules|supposed to be|label|labels|sizing|size|what|the|thresholds?|limits?|cut offs?|cutoffs?|criteria|criterion|for|it|one|to|then|by|about|actually|signal|topic|trend|how))*';

/** The two terms of which a question asks the difference. @param asked tidy */
export function termsAsked(asked: string): readonly Term[] {
  if (!/\b(?:differences?|different|differ|distinguish|versus|vs)\b/.test(asked)) return [];
  return PLAIN_TERMS.filter((term) => new RegExp(`(?:^| )${TERMS[term]}(?= |$)`).test(asked));
}

const PLAIN_TERMS: readonly Term[] = ['topic', 'trend', 'shift', 'growth', 'sizing', 'consensus', 'drivers', 'status'];

/** The term that a question asks the meaning of. @param asked tidy */
export function termAsked(asked: string): Term | null {
  if (
    !/^(?:what|whats|when|who|explain|define|definition|meaning|how|tell me what|can you explain|please explain|which rule)/.test(
      asked,
    )
  )
    return null;
  if (
    /\bhow many\b|\bhow (?:large|big|fast)\b|\bwhat (?:is|s) new\b|^whats new|\bwhat (?:topics|trends)\b|^(?:what are|list|show)(?: all| me)*(?: the| our| your)? (?:topics|trends|shifts|start ups|startups)\b/.test(
      asked,
    )
  )
    return null;
  if (
    /\b(?:rules?|criteria|decides?|decided|determin\w+|placed|assigned|thresholds?)\b/.test(asked) &&
    /\bquadrants?\b|\bmaturity\b/.test(asked)
  )
    return 'quadrants';
  if (
    /\b(?:thresholds?|limits?)\b/.test(asked) &&
    !/\b(?:strong|mature|disruptors?|uncertain|sizing|size|label)\b/.test(asked)
  )
    return 'quadrants';
  for (const term of Object.keys(TERMS) as Term[]) {
    if (new RegExp(`^${BEFORE}${TERMS[term]}${AFTER}$`).test(asked)) return term;
  }
  return null;
}

const QUADRANT_TERMS: Readonly<Partial<Record<Term, QuadrantCode>>> = {
  strong: quadrantWhere(true, true),
  mature: quadrantWhere(true, false),
  disruptor: quadrantWhere(false, true),
  uncertain: quadrantWhere(false, false),
};

export function definition(term: Term, knowledge: Knowledge): Answer {
  const code = QUADRANT_TERMS[term];
  if (code !== undefined)
    return [
      paragraph(`${quadrantOf(code).label}: ${quadrantDescription(quadrantOf(code), 'topic')}`),
      rangeOf(code, knowledge),
      paragraph('The data itself says which topics are in it; it gives no thresholds, and I compute none.'),
    ];
  if (term === 'label') return labelRanges(knowledge);
  if (term === 'quadrants') {
    return [
      paragraph(
        'A quadrant says how mature a topic or trend is: large or small by sizing, and fast or slow by growth.',
      ),
      list(
        QUADRANT_CODES.map((each) => [`${quadrantOf(each).label}: ${quadrantDescription(quadrantOf(each), 'topic')}`]),
      ),
      paragraph(
        'The data itself says in which quadrant each one is; it gives no thresholds, and I compute none. What the topics of this project have:',
      ),
      list(QUADRANT_CODES.flatMap((each) => rangeWords(each, knowledge))),
    ];
  }
  const name = growthNameOf(knowledge.sow);
  if (term === 'growth' && name !== null) return [paragraph(`Growth is ${growthMeaning(name)}`)];
  return [paragraph(MEANINGS[term as keyof typeof MEANINGS])];
}

const MEANINGS = {
  growth:
    'Growth is a 3-year CAGR: the compound annual growth rate, the constant rate a year that leads from the value three years ago to the value of now. 10 % means about a third more after three years (1.1 × 1.1 × 1.1 = 1.33).',
  sizing:
    'Sizing says how large a topic or trend is today, from 0 to 100 %, through three lenses: consumers, industry and society. The average sizing is the one figure for all three.',
  consensus:
    'Consensus says how far the sources agree on a topic or trend: Low, Moderate or High. It is given by the data and says nothing about growth or size.',
  drivers:
    'Impacting drivers are the forces that act on a topic or trend; the figure is how many of them the data lists.',
  topic:
    'A topic is the smallest unit of a project: one development with its figures, sources and start-ups. Each topic belongs to a trend.',
  trend: 'A trend groups topics that move in the same direction; trends belong to shifts.',
  shift: 'A shift is the largest unit: a long change that several trends belong to.',
  status: `A status is what you decided on a topic: ${TOPIC_STATUSES.map(topicStatusName)
    .join(', ')
    .replace(/, (?=\w+$)/, ' or ')}. It is yours and changes no data.`,
  new: 'New is what the data marks as added with its last update.',
  startups:
    'Start-ups are companies that work on a topic, with their product, stage and amount raised as the data gives them.',
  provocation: 'A provocation is a “what if” of a topic, to think with; it is no forecast.',
} as const satisfies Partial<Record<Term, string>>;

function rangeOf(code: QuadrantCode, knowledge: Knowledge) {
  const [words] = rangeWords(code, knowledge);
  return paragraph(
    words === undefined ? 'No topic of this project is in this quadrant.' : `In this project: ${words[0] ?? ''}`,
  );
}

/** What the sizing labels of the data stand for, by the sizing of their topics. */
function labelRanges({ topics }: Knowledge): Answer {
  const byLabel = groupBy(
    topics.filter(({ sizing }) => sizing.averageLabel !== null && sizing.average !== null),
    ({ sizing }) => sizing.averageLabel ?? '',
  );
  const labels = [...byLabel]
    .map(([label, own]) => ({
      label,
      count: own.length,
      range: extent(own.map(({ sizing }) => sizing.average)) ?? [null, null],
    }))
    .toSorted((one, other) => (one.range[0] ?? 0) - (other.range[0] ?? 0));
  if (labels.length === 0) return [paragraph('The data of this project has no labels of sizing.')];
  return [
    paragraph('It is a label of the average sizing, which the data gives. What the topics of this project have:'),
    list(
      labels.map(({ label, count, range: [from, to] }) => [
        `${label}: ${countOf(count, 'topic')}, sizing ${formatFraction(from)} to ${formatFraction(to)}.`,
      ]),
    ),
  ];
}

function rangeWords(code: QuadrantCode, { topics }: Knowledge): string[][] {
  const own = topics.filter(({ quadrant }) => quadrant.code === code);
  const [slow, fast] = extent(own.map(({ growth }) => growth)) ?? [];
  const [small, large] = extent(own.map(({ sizing }) => sizing.average)) ?? [];
  if (own.length === 0) return [];
  const grows =
    slow === undefined ? 'growth not known' : `growth ${formatGrowth(slow)} to ${formatGrowth(fast ?? slow)}`;
  const sized =
    small === undefined ? 'sizing not known' : `sizing ${formatFraction(small)} to ${formatFraction(large ?? small)}`;
  return [[`${quadrantOf(code).label}: ${own.length} topics, ${grows}, ${sized}.`]];
}
