import { EVERY_TOPIC } from '../../../domain/query/query';
import type { Topic } from '../../../domain/topic/topic';
import { LENSES } from '../../../domain/topic/lens-disagreement';
import { outsideReason } from '../../../domain/question/outside-words';
import type { ParsedQuestion } from '../../../domain/question/parse-question';
import { isSignal, nameOf, type Named, type Signal } from './knowledge';
import { measuresIn } from './measures';
import type { Question, ReadQuery } from './question';

/** A question while its kind is determined. */
export interface Reader {
  readonly parsed: ParsedQuestion;
  /** Tidy, with its spelling corrected, without the names. */
  readonly asked: string;
  readonly named: readonly Named[];
  readonly previous: readonly Signal[];
  readonly hasPreviousRows: boolean;
}

/** Figures or a description of the topic, trend or shift that a question names. */
export function readItem(reader: Reader): Question | null {
  const { asked, named, parsed } = reader;
  const [item] = named;
  if (item === undefined) return null;
  const part = deepdivePart(asked);
  if (item.type === 'topic' && part !== null) return { kind: 'deepdive', topic: item.topic, part };
  const asksForOthers = /^(?:which |what |list |show |me |all |the )*(?:topics|trends|signals|disruptors)\b/.test(
    asked,
  );
  if (isSignal(item) && PLACE.test(asked) && !asksForOthers && !/\bhow (?:many|large|big|fast)\b/.test(asked))
    return { kind: 'place', item };
  const trend = item.type === 'topic' ? item.topic.trend : null;
  if (
    item.type === 'topic' &&
    trend !== null &&
    /\b(?:similar|related|alike|comparable|neighbou?rs?|(?:topics|signals|things|others|something|anything|more|ones) like)\b/.test(
      asked,
    )
  )
    return { kind: 'query', read: relatedTo(item.topic, trend.name) };
  // Words of other names do not describe this item.
  const others = parsed.query.conditions.flatMap((each) =>
    each.kind === 'text' || each.kind === 'mentions' ? each.words : [],
  );
  const unread = [...others, ...parsed.unread].filter((part) => !DESCRIBING.test(part));
  if (unread.some((part) => outsideReason(part) !== null)) return outside(reader, unread);
  // "More drivers than Refill stations" asks for others, not for this one.
  if (/\b(?:more|fewer|less|higher|lower|larger|bigger|smaller|faster|slower)\b.*\bthan\b/.test(asked))
    return outside(reader, [parsed.text]);
  // "Topics that ... like Heat pumps" asks for others, not for this one.
  if (asksForOthers) return outside(reader, [parsed.text]);
  if (isSignal(item) && CHANGE.test(asked)) {
    const read = changeOf(nameOf(item), item.type, parsed.unread);
    return { kind: 'query', read };
  }
  const measures = isSignal(item) ? (/\blens(?:es)?\b/.test(asked) ? LENSES : measuresIn(asked)) : [];
  if (isSignal(item) && measures.length > 0 && named.some(({ type }) => type === 'shift'))
    return { kind: 'outside', parts: [], reason: ALL_ONLY, item };
  if (isSignal(item) && measures.length > 0) {
    const falling = /\b(?:declin\w*|shrink\w*|falling|slowing|dying)\b/.test(asked);
    const rising = /\b(?:grow(?:s|ing)|rising|booming|taking off)\b/.test(asked);
    const claim = falling ? 'falling' : rising ? 'rising' : null;
    return { kind: 'figures', item, measures, claim, why: /\bwhy\b/.test(asked) };
  }
  if (isSignal(item) && /^(?:and |but |so )?(?:why|how come)\b/.test(asked)) return { kind: 'why', items: [item] };
  if (unread.length > 0) return outside(reader, unread);
  if (/\b(?:should (?:we|i|you|one)|recommend\w*|advi[cs]e|worth)\b/.test(asked))
    return { kind: 'outside', parts: [], reason: 'that is a judgement, which the data does not hold', item };
  return { kind: 'description', item, sentences: sentencesAsked(asked) };
}

const CHANGE =
  /^(?!.*\b(?:why|reason)\b).*\b(?:since|chang(?:e|es|ed)|before|previous(?:ly)?|last update|used to|rose|risen|fell|fallen|gained|lost|dropped|went (?:up|down)|(?:get|gets|got|getting|become|became) (?:bigger|larger|smaller|faster|slower))\b/;

/** A topic or trend with the changes of its figures since the previous data. */
function changeOf(name: string, type: 'topic' | 'trend', unread: readonly string[]): ReadQuery {
  return {
    query: {
      ...EVERY_TOPIC,
      subject: type === 'topic' ? 'topics' : 'trends',
      conditions: [{ kind: type, names: [name], not: false }],
      shown: ['growthChange', 'sizingChange'],
    },
    unread: unread.filter(
      (part) => !CHANGE.test(part) && !/^(?:(?:by|how|much|its|the|growth|sizing|size|quadrant) ?)+$/.test(part),
    ),
    notes: [],
  };
}

/** Where a signal belongs: its quadrant, trend, shift, platforms, status and consensus. */
const PLACE =
  /\b(?:which|what)\b.*\b(?:quadrant|trend|shift|platforms?|status|consensus|maturity)\b|\b(?:status|quadrant|consensus) (?:of|for|on)\b/;

function deepdivePart(asked: string): 'evolution' | 'dataPoints' | 'provocations' | null {
  if (/\b(?:evolution|evolved?|history|timeline|developed over)\b/.test(asked)) return 'evolution';
  if (/\b(?:data ?points?|key figures|numbers)\b/.test(asked)) return 'dataPoints';
  return /\bprovocations?\b|\bwhat if\b/.test(asked) ? 'provocations' : null;
}

/** The other topics of the same trend. */
function relatedTo({ name }: Topic, trend: string): ReadQuery {
  return {
    query: {
      ...EVERY_TOPIC,
      conditions: [
        { kind: 'trend', names: [trend], not: false },
        { kind: 'topic', names: [name], not: true },
      ],
    },
    unread: [],
    notes: [`I took ‘related’ as topics of the same trend as ${name}.`],
  };
}

/** Words that ask for a description. */
const DESCRIBING =
  /^(?:(?:why|explain|describe|summar\w+|overview|sentences?|words?|mean\w*|short\w*|brief\w*|in|a|an|the|one|two|three|four|five|six|\b\d\b|facts|everything|details?|story|background|important|information|info|definition|think|essence|gist|nutshell|couple|few) ?)+$/;

function sentencesAsked(asked: string): number | null {
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const match =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|a|a couple of|a few)(?: short)? sentences?\b/.exec(
      asked,
    );
  if (match?.[1] === undefined) return null;
  if (match[1] === 'a') return 1;
  if (match[1] === 'a couple of') return 2;
  if (match[1] === 'a few') return 3;
  return /\d/.test(match[1]) ? Number(match[1]) : words.indexOf(match[1]) + 1;
}

/** Why a figure is not ranked or compared within a shift. */
export const ALL_ONLY =
  'I rank a topic among all of the project and compare it with their average, not with those of a shift';

export const FOREIGN = 'I understand English only';

/** What the data does not hold. */
export function outside({ parsed, named }: Reader, parts = parsed.unread): Question {
  const reasons = parts.map(outsideReason).filter((reason) => reason !== null);
  const foreign =
    /\b(?:wie|welche|welcher|warum|sind|ist|nicht|und|quels?|quelles?|sont|les|pourquoi|cuales|cuantos|por que|quali|quanti|perche)\b/.test(
      parsed.text,
    ) && parsed.unread.length > 0;
  if (foreign) return { kind: 'outside', parts: [], reason: FOREIGN, item: null };
  const money = parsed.unread.length === 0 ? outsideReason(parsed.text) : null;
  return { kind: 'outside', parts, reason: reasons[0] ?? money, item: named[0] ?? null };
}
