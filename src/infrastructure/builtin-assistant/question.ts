import { QUADRANT_CODES, quadrantOf, type QuadrantCode } from '../../domain/topic/quadrant';
import { TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { isSignal, nameOf, namedIn, type Knowledge, type Named, type Signal } from './knowledge';
import { GROWTH, measuresIn, SIZING, type Measure } from './measures';
import { subjectOf, subjectWords, type Subject } from './subject';
import { normalise } from './text';

/** A question as the built-in assistant understands it. */
export type Question =
  | { readonly kind: 'identity' | 'help' | 'news' | 'beyond' | 'private' | 'overview' | 'unknown' }
  | {
      readonly kind: 'ranking';
      readonly measure: Measure;
      /** Further figures to show, such as the size of what grows fastest. */
      readonly beside: readonly Measure[];
      readonly ascending: boolean;
      /** The question also asks which of them are small. */
      readonly small: boolean;
      readonly of: 'topics' | 'trends';
      readonly count: number;
      readonly quadrant: QuadrantCode | null;
      readonly scope: Named | null;
      readonly subject: Subject;
    }
  | { readonly kind: 'comparison'; readonly items: readonly Signal[] }
  /** A comparison of which fewer than two names were found. */
  | { readonly kind: 'half-comparison'; readonly item: Signal | null; readonly missing: string }
  | {
      readonly kind: 'figures';
      readonly item: Signal;
      readonly measures: readonly Measure[];
      /** What the question assumes about the growth. */
      readonly claim: 'rising' | 'falling' | null;
      readonly why: boolean;
    }
  | {
      readonly kind: 'listing';
      readonly counting: boolean;
      readonly of: 'topics' | 'trends';
      readonly quadrant: QuadrantCode | null;
      readonly status: TopicStatus | null;
      readonly scope: Named | null;
      readonly subject: Subject;
    }
  | { readonly kind: 'insights' | 'sources'; readonly item: Named | null }
  | { readonly kind: 'description'; readonly item: Named };

const DEFAULT_COUNT = 5;
const MAX_COUNT = 15;

export function readQuestion(text: string, knowledge: Knowledge): Question {
  const words = normalise(text);
  const named = namedIn(text, knowledge);
  // Names may contain words such as "growth", so they are removed before the question is recognised.
  const asked = named.reduce((rest, item) => rest.replace(normalise(nameOf(item)), ' '), words);
  return (
    readAboutSelf(asked) ??
    readComparison(asked, named) ??
    readNews(asked, named) ??
    readMaterial(asked, named) ??
    readRanking(asked, named, knowledge) ??
    readListing(asked, named, knowledge) ??
    readFigures(asked, named) ??
    readBeyond(asked, named) ??
    readOverview(asked, named) ??
    (named[0] === undefined ? { kind: 'unknown' } : { kind: 'description', item: named[0] })
  );
}

function readAboutSelf(asked: string): Question | null {
  if (
    /\b(who|what) are you\b|\bare you (an? )?(ai|human|bot|gpt|chatgpt|llm|language model|real|person)|language model|chatgpt/.test(
      asked,
    )
  ) {
    return { kind: 'identity' };
  }
  if (
    /^(help|hi|hello|hey|good (morning|afternoon|evening))\b|\bwhat can (you|i) (do|ask)|how (do|can) (you help|i use)/.test(
      asked,
    )
  ) {
    return { kind: 'help' };
  }
  if (
    /\b(other|another|different) (customer|client|compan\w*|organi[sz]ation|user|tenant|project)s?\b|\b(your|previous) (instructions|prompt)\b|\bpasswords?\b/.test(
      asked,
    )
  ) {
    return { kind: 'private' };
  }
  return null;
}

function readComparison(asked: string, named: readonly Named[]): Question | null {
  const items = named.filter(isSignal);
  if (items.length < 2) {
    const clearly = /\b(compare|versus|vs|difference between)\b/.test(asked);
    const missing = subjectWords(asked).join(' ');
    return clearly && missing !== '' ? { kind: 'half-comparison', item: items[0] ?? null, missing } : null;
  }
  const comparing = /\b(compar\w*|vs|versus|difference|differ\w*|than|or|between|against|better|and)\b/.test(asked);
  return comparing ? { kind: 'comparison', items: items.slice(0, 4) } : null;
}

function readNews(asked: string, named: readonly Named[]): Question | null {
  if (named.length > 0) return null;
  const news =
    /\b(what s|what is|whats|anything|something) new\b|\bnew (topics?|trends?|discover\w*|signals?|entr\w*)\b|\bdiscover(y|ies)\b|\bwhat (has |have )?changed\b|\blatest (data|changes|update)\b|\bsince (last|the last)\b/;
  return news.test(asked) ? { kind: 'news' } : null;
}

function readMaterial(asked: string, named: readonly Named[]): Question | null {
  const item = named[0] ?? null;
  if (/\b(insights?|weekly|articles?|feed)\b/.test(asked)) return { kind: 'insights', item };
  if (/\b(sources?|evidence|references?|publish\w*)\b/.test(asked) && item !== null) return { kind: 'sources', item };
  return null;
}

function readRanking(asked: string, named: readonly Named[], knowledge: Knowledge): Question | null {
  // There is no ranking within a topic.
  if (named[0]?.type === 'topic') return null;
  if (named[0]?.type === 'trend' && !/\btopics?\b/.test(asked)) return null;
  const growing = /\b(topics?|trends?|signals?|disruptors?)\b.*\b(grow\w*|rising|fast)\b/;
  const most =
    /\b(top|most|highest|fastest|largest|biggest|strongest|leading|best|quickest|least|lowest|smallest|slowest|weakest|declin\w*|shrinking|falling|worst|rank\w*)\b/;
  if (!most.test(asked) && !growing.test(asked)) return null;
  const ascending = /\b(least|lowest|smallest|slowest|weakest|declin\w*|shrinking|falling|worst)\b/.test(asked);
  const [measure = /\b(strong\w*|large\w*|big\w*|leading)\b/.test(asked) ? SIZING : GROWTH, ...beside] =
    measuresIn(asked);
  return {
    kind: 'ranking',
    measure,
    beside,
    ascending,
    small: measure !== SIZING && /\b(small|niche)\b/.test(asked),
    of: kindAsked(asked),
    count: countAsked(asked),
    quadrant: quadrantAsked(asked),
    scope: named[0] ?? null,
    subject: subjectOf(asked, knowledge),
  };
}

function readListing(asked: string, named: readonly Named[], knowledge: Knowledge): Question | null {
  const counting = /\bhow many\b|\bnumber of\b|\bcount\b/.test(asked);
  const quadrant = quadrantAsked(asked);
  const status = statusAsked(asked);
  const scope = named.find((item) => item.type !== 'topic') ?? null;
  const listing =
    /\b(which|list|show|what|all|give me|name)\b/.test(asked) &&
    /\b(topics?|trends?|signals?|disruptors?)\b/.test(asked);
  const subject = subjectOf(asked, knowledge);
  if (status !== null) return { kind: 'listing', counting, of: 'topics', quadrant, status, scope, subject };
  if (counting || (listing && (quadrant !== null || scope !== null || subject.words.length > 0))) {
    return { kind: 'listing', counting, of: kindAsked(asked), quadrant, status, scope, subject };
  }
  return null;
}

function readOverview(asked: string, named: readonly Named[]): Question | null {
  const overview = /\b(everything|overview|summar\w*|all you know|big picture|what (is|s) in (here|this))\b/;
  return named.length === 0 && overview.test(asked) ? { kind: 'overview' } : null;
}

function readFigures(asked: string, named: readonly Named[]): Question | null {
  const item = named.find(isSignal);
  const measures = measuresIn(asked);
  if (item === undefined || measures.length === 0) return null;
  const falling = /\b(declin\w*|shrink\w*|falling|slowing|dying)\b/.test(asked);
  const rising = /\b(grow(s|ing)|rising|booming|taking off)\b/.test(asked);
  const claim = falling ? 'falling' : rising ? 'rising' : null;
  return { kind: 'figures', item, measures, claim, why: /\bwhy\b/.test(asked) };
}

// Questions beyond the data are refused before a full-text search finds similar words.
function readBeyond(asked: string, named: readonly Named[]): Question | null {
  const beyond =
    /\b(should (we|i)|recommend\w*|advi[cs]e|invest\w*|predict\w*|forecast\w*|will .* (be|happen|win)|weather|stock|price of|who won|joke|poem|write|translate|competitor\w*|our (sales|revenue|budget|strategy))\b/;
  return beyond.test(asked) && named.length === 0 ? { kind: 'beyond' } : null;
}

function kindAsked(asked: string): 'topics' | 'trends' {
  return /\btrends?\b/.test(asked) && !/\btopics?\b/.test(asked) ? 'trends' : 'topics';
}

function countAsked(asked: string): number {
  const words: Readonly<Record<string, number>> = {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  };
  const digits = /\b(\d{1,3})\b/.exec(asked)?.[1];
  const word = Object.keys(words).find((candidate) => new RegExp(`\\b${candidate}\\b`).test(asked));
  const count = digits === undefined ? (words[word ?? ''] ?? DEFAULT_COUNT) : Number(digits);
  return Math.min(MAX_COUNT, Math.max(1, count));
}

function quadrantAsked(asked: string): QuadrantCode | null {
  if (/\bdisruptors?\b|\bdisruptive\b/.test(asked)) return 3;
  return QUADRANT_CODES.find((code) => new RegExp(`\\b${normalise(quadrantOf(code).label)}s?\\b`).test(asked)) ?? null;
}

function statusAsked(asked: string): TopicStatus | null {
  if (!/\b(my|i|me|mine|status|marked|rated|set)\b/.test(asked)) return null;
  const status = TOPIC_STATUSES.find((each) =>
    new RegExp(`\\b${normalise(topicStatusName(each)).slice(0, 6)}\\w*\\b`).test(asked),
  );
  return status ?? null;
}
