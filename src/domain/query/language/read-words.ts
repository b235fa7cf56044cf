import type { Condition } from '../query';
import type { Subject } from '../vocabulary';
import { Captured, matchesAt, mayBeginAt, type Outcome, type ReadText, type Rule } from './grammar';
import type { AskPart } from '../part';
import { FIGURE_RULES } from './rules/figure-rules';
import { LABEL_RULES, NAME_RULES, TEXT_RULES } from './rules/name-rules';
import { ORDER_RULES } from './rules/order-rules';
import { STATE_RULES } from './rules/state-rules';

/** Of rules that fit equally many words the first one counts. */
const RULES: readonly Rule[] = [
  ...LABEL_RULES,
  ...TEXT_RULES,
  ...STATE_RULES,
  ...FIGURE_RULES,
  ...ORDER_RULES,
  ...NAME_RULES,
];

/** Some words from a place on, and what they are read as. */
export interface ReadWords {
  /** In tokens. */
  readonly end: number;
  readonly outcome: Outcome;
  /** All words are typed in full. */
  readonly isWhole: boolean;
}

/** What is known of a sentence where some of its words are read. */
export interface Reader {
  readonly subject: Subject;
  /** See Captured. */
  readonly before: Condition | null;
  readonly saysDecided?: boolean;
  readonly ofSources?: boolean;
}

/** The longest words from a place on that are a part, or several; null: no rule fits. */
export function longestAt(lattice: ReadText, start: number, reader: Reader): ReadWords | null {
  const own = bestOf(lattice, start, reader);
  const composed = composedAt(lattice, start, reader);
  return composed !== null && composed.end > (own?.end ?? 0) ? composed : own;
}

/** All that the words from a place to the end of the text may be. */
export function wholeFrom(lattice: ReadText, start: number, subject: Subject): readonly ReadWords[] {
  const found = RULES.flatMap((rule) => readingsOf(rule, lattice, start, { subject, before: null }));
  return found.filter(({ end }) => end === lattice.tokens.length);
}

function bestOf(lattice: ReadText, start: number, reader: Reader): ReadWords | null {
  let best: readonly ReadWords[] = [];
  for (const rule of RULES) {
    const found = readingsOf(rule, lattice, start, reader);
    const end = Math.max(0, ...found.map((each) => each.end));
    if (end > (best[0]?.end ?? start)) best = found.filter((each) => each.end === end);
  }
  const [first] = best;
  if (first === undefined) return null;
  // Equal names, or labels of several columns.
  const several = distinct(best.map(({ outcome }) => outcome));
  return several.length === 1
    ? first
    : { ...first, outcome: { ...first.outcome, choices: several.map(({ parts }) => parts) } };
}

function readingsOf(rule: Rule, lattice: ReadText, start: number, reader: Reader): readonly ReadWords[] {
  const { subject, before, saysDecided, ofSources } = reader;
  const found: ReadWords[] = [];
  if (!mayBeginAt(rule.pattern, lattice, start)) return found;
  for (const { end, found: meanings } of matchesAt(rule.pattern, lattice, start)) {
    if (end === start) continue;
    const captured = new Captured(meanings, subject, before, lattice.hasScore, saysDecided, ofSources);
    const said = rule.read(captured);
    const isExcluded = rule.mayExclude && captured.has('neg');
    const outcome = said !== null && isExcluded ? withoutConditions(said) : said;
    if (outcome !== null) found.push({ end, outcome, isWhole: meanings.every(({ isWhole }) => isWhole) });
    if (found.length >= MOST_READINGS) break;
  }
  return found;
}
const MOST_READINGS = 40;

/** Small words between a negation and what it negates. */
const MOST_LINKS = 3;

/** 'Without those in Food', 'not growing': the condition after a negation excluded. */
function composedAt(lattice: ReadText, start: number, reader: Reader): ReadWords | null {
  let best: ReadWords | null = null;
  for (const lead of lattice.phrasesAt(start).filter(({ kind }) => kind === 'neg')) {
    let at = start + lead.length;
    for (let links = 0; links <= MOST_LINKS; links += 1) {
      const read = bestOf(lattice, at, reader);
      const outcome = read === null ? null : withoutConditions(read.outcome);
      if (read !== null && outcome !== null && read.end > (best?.end ?? 0)) best = { ...read, outcome };
      const link = lattice.phrasesAt(at).find(({ kind }) => kind === 'link');
      if (link === undefined) break;
      at += link.length;
    }
  }
  return best;
}

/** null: it is no condition. 'Not by two conditions' leaves open which of them. */
function withoutConditions({ parts, choices, bare }: Outcome): Outcome | null {
  if (bare || parts.length !== 1) return null;
  const all = (choices ?? [parts]).map((each) =>
    each.flatMap((part) => (part.kind === 'condition' ? [excluded(part.condition)] : [])),
  );
  if (all.some((each) => each.length !== 1)) return null;
  const changed = all.map((each) => each.map((condition): AskPart => ({ kind: 'condition', condition })));
  return { parts: changed[0] ?? [], ...(choices !== undefined && { choices: changed }) };
}

function excluded(condition: Condition): Condition {
  return { ...condition, not: !condition.not };
}

function distinct(outcomes: readonly Outcome[]): readonly Outcome[] {
  return [...new Map(outcomes.toReversed().map((each) => [JSON.stringify(each.parts), each])).values()].toReversed();
}
