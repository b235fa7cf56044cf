import type { Condition, Requirement, RequirementOf } from '../../query/query';
import { foldedWords } from '../../shared/fold';
import { groupBy } from '../../shared/group-by';
import { CONSENSUS_LEVELS, type ConsensusLevel } from '../../topic/consensus';
import { parseQuadrantCode, type QuadrantCode } from '../../topic/quadrant';
import { isDecided, statusOfText, TOPIC_STATUSES } from '../../topic/topic-status';
import { columnOfKey, isOwnKey, ownLabel } from '../../topic/own-values';
import type { Draft } from '../draft';
import type { Amount } from '../lexer';
import type { Meaning } from '../language';
import type { NamedItem } from '../names';
import { rule, type Rule } from '../rule';

type Found = readonly Meaning[] | undefined;

function codesOf(found: Found): readonly (QuadrantCode | null)[] {
  return (found ?? []).map(({ value }) => parseQuadrantCode(value));
}

/** 'Marked as important' is important, 'marked' alone is any decision. */
function statusesOf(found: Found) {
  const named = (found ?? []).flatMap(({ value }) => statusOfText(String(value)) ?? []);
  return named.length > 0 ? named : TOPIC_STATUSES.filter(isDecided);
}

function ownLabelStart(column: Meaning | undefined): string {
  return isOwnKey(column?.value) ? ownLabel(columnOfKey(column.value), '') : ' ';
}

function negated(draft: Draft, requirement: Requirement): void {
  draft.atoms.push({ kind: 'condition', requirement, isBare: true, isNegated: true });
}

/** The quadrants in which rows were, and are. */
const earlier = (
  patterns: string,
  at: { readonly was?: number; readonly is?: number; readonly not?: number; readonly left?: number },
) =>
  rule(patterns, (draft, { of }) => {
    const [was, is, left] = [at.was, at.is, at.left].map((index) => codesOf(of[index ?? 99]));
    const isNot = (of[at.not ?? 99]?.length ?? 0) > 0;
    const add = (requirement: Requirement, not = false): void =>
      not ? negated(draft, requirement) : draft.condition(requirement, true);
    if (was !== undefined && was.length > 0) add({ kind: 'was', codes: was }, isNot);
    if (left !== undefined && left.length > 0) {
      draft.condition({ kind: 'was', codes: left }, true);
      negated(draft, { kind: 'quadrant', codes: left });
    }
    if (is !== undefined && is.length > 0) draft.condition({ kind: 'quadrant', codes: is }, true);
    draft.cues.set('change', 'quadrant');
  });

function levelsOf(found: Found): readonly ConsensusLevel[] {
  const values = (found ?? []).map(({ value }) => Number(value));
  return CONSENSUS_LEVELS.filter((level) => values.includes(level));
}

const OF_STARTUPS = /fund|stage|round|start|rais|series|seed/;

/** 'Without the growth limit', 'regardless of the quadrant': a condition of the query before does not hold any more. */
const takenBack = (patterns: string) =>
  rule(patterns, (draft, { of }) => {
    const [what, bound] = [of[1]?.[0], of[2]?.[0]];
    const isOfWhole = what?.kind === 'subject';
    const isPlaceOrFigure = isOfWhole || what?.kind === 'figure';
    // 'Without growth' asks for what has none; 'without the growth limit' takes it back.
    if (
      !draft.isFollowing ||
      what === undefined ||
      (isPlaceOrFigure && bound === undefined && of[0]?.[0]?.kind !== 'bound')
    )
      return false;
    const isFigure = what.kind === 'figure' || what.value === 'growth' || what.value === 'sizing';
    draft.takenBack.push(isOfWhole ? 'place' : isFigure ? `figure ${String(what.value)}` : String(what.value));
    return true;
  });

/** Before all others: 'drop the growth limit' is no change of growth. */
export const TAKE_BACK_RULES: readonly Rule[] = [
  ...takenBack('neg.without|neg.except|move.down|bound.off|neg.not figure|groupable|consensus|subject|bound bound?'),
  ...rule(`agreement`, (draft, { of }) => {
    const says = String(of[0]?.[0]?.value).split(' ') as RequirementOf<'team'>['says'];
    draft.condition({ kind: 'team', says }, true);
  }),
  ...earlier(`quadrant+ became from? quadrant`, { was: 0, is: 3 }),
  ...earlier(`from quadrant+ to quadrant+`, { was: 1, is: 3 }),
  ...earlier(`nolonger quadrant+; from quadrant+`, { left: 1 }),
  ...rule(`became quadrant+`, (draft, { of }) => {
    draft.condition({ kind: 'moved' }, true);
    draft.condition({ kind: 'quadrant', codes: codesOf(of[1]) }, true);
    draft.cues.set('change', 'became');
  }),
  ...earlier(`was neg? quadrant+ was.before?`, { not: 1, was: 2 }),
  ...earlier(`quadrant+ was.before`, { was: 0 }),
  ...rule(`consensus neg? level+`, (draft, { of }) => {
    const requirement: Requirement = { kind: 'consensus', levels: levelsOf(of[2]) };
    if (of[1]?.length === 0) draft.condition(requirement, true);
    else negated(draft, requirement);
  }),
  ...rule(`level+ consensus; consensusLevel+`, (draft, { of }) =>
    draft.condition({ kind: 'consensus', levels: levelsOf(of[0]) }, true),
  ),
];

export const STATE_RULES: readonly Rule[] = [
  // 'Which one has the higher consensus?'
  ...rule(`comp|sup consensus`, (draft) => {
    draft.group = 'consensus';
  }),
  ...rule(`was name was.before`, (draft, { of }) => {
    const item = of.flat().find(({ kind }) => kind === 'name')?.value as NamedItem | undefined;
    if (item?.type !== 'label') return false;
    const label: Condition = { kind: 'label', labels: [item.name], not: false };
    draft.condition({ kind: 'before', of: [label] });
    return true;
  }),
  // 'Rated as strong' says the quadrant, 'rated strong signals' have a status.
  ...rule(`groupable.quadrant|mark|status.decided neg? quadrant+`, (draft, { of, text }) => {
    if (of[0]?.[0]?.kind === 'status' && !/ (?:a|an|as|als) /.test(text)) return false;
    const requirement: Requirement = { kind: 'quadrant', codes: codesOf(of[2]) };
    if (of[1]?.length === 0) draft.condition(requirement, true);
    else negated(draft, requirement);
    return true;
  }),
  ...rule(`quadrant+`, (draft, { of, text }) => {
    draft.condition({ kind: 'quadrant', codes: codesOf(of[0]) }, true);
    if (/signal|disruptor/.test(text)) draft.cues.set('noun', 'quadrant');
    draft.isPlural ||= /signale?s|disruptoren|disruptors/.test(text);
  }),
  ...rule(`mark|groupable.status neg? status+`, (draft, { of }) => {
    const requirement: Requirement = { kind: 'status', statuses: statusesOf(of[2]) };
    if (of[1]?.length === 0) draft.condition(requirement, true);
    else negated(draft, requirement);
  }),
  ...rule(`status+`, (draft, { of, text }) => {
    // 'Who disregarded it' asks for a person.
    if (/\b(?:who|wer)$/.test(draft.previous)) draft.cues.set('team', text);
    draft.condition({ kind: 'status', statuses: statusesOf(of[0]) }, true);
  }),
  ...rule(`state.new subject? and count? state.gone`, (draft) => {
    draft.group = 'change';
  }),
  ...rule(`state`, (draft, { of }) => {
    const kind = of[0]?.[0]?.value as 'new' | 'gone' | 'moved' | 'changed';
    // 'New sources' are not new topics.
    if (kind === 'new' && draft.isBeforeFigure) return false;
    if (kind === 'gone') draft.cues.set('gone', kind);
    else if (kind === 'changed' && draft.subject === null) draft.group = 'change';
    else draft.condition({ kind }, true);
    draft.cues.set('change', kind);
    return true;
  }),
  ...rule(`stage+`, (draft, match) => {
    if (!OF_STARTUPS.test(match.text) && draft.subject !== 'startups') return false;
    draft.condition({ kind: 'funding', words: match.of[0]?.map(({ value }) => String(value)) ?? [] }, true);
    return true;
  }),
  ...rule(`own text? word?`, (draft, { of }) => {
    const what = of[0]?.[0]?.value as 'note' | 'star' | 'brief';
    const words = (of[2] ?? []).map(({ value }) => String(value));
    // 'A note about water'; other words belong to what follows.
    if ((of[1]?.length === 0) !== (words.length === 0)) return false;
    draft.condition({ kind: 'own', what, words }, true);
    return true;
  }),
  ...rule(`own`, (draft, { of }) =>
    draft.condition({ kind: 'own', what: of[0]?.[0]?.value as 'note', words: [] }, true),
  ),
  // 'The region is not Asia'.
  ...rule(`groupable neg? name+`, (draft, { of }) => {
    const items = (of[2] ?? []).map(({ value }) => value as NamedItem);
    if (items.some(({ type, name }) => type !== 'ownLabel' || !name.startsWith(ownLabelStart(of[0]?.[0]))))
      return false;
    const requirement: Requirement = { kind: 'ownLabel', names: items.map(({ name }) => name) };
    if (of[1]?.length === 0) draft.condition(requirement, true);
    else negated(draft, requirement);
    return true;
  }),
  // 'An FDA source', 'at least one NGO source', 'sources of the IEA'.
  ...rule(`cmp? amount? name+ figure.sources|figure.publishers; figure.sources from? name+`, (draft, { of }) => {
    const one = of.flat().find(({ kind }) => kind === 'amount')?.value as Amount | undefined;
    const way = of.flat().find(({ kind }) => kind === 'cmp')?.value;
    if ((one?.value ?? 1) !== 1 || (way !== undefined && way !== 'at least')) return false;
    const names = of.flat().flatMap(({ kind, value }) => (kind === 'name' ? [value as NamedItem] : []));
    const [type] = new Set(names.map((each) => each.type));
    if (names.some((each) => each.type !== type)) return false;
    const all = names.map(({ name }) => name);
    if (type === 'sourceClass') draft.condition({ kind: 'sourceClass', names: all }, true);
    else if (type === 'publisher') draft.condition({ kind: 'publisher', hosts: all }, true);
    else return false;
    return true;
  }),
  ...rule(`subject? name+`, (draft, { of }) => {
    const items = (of[1] ?? []).map(({ value }) => value as NamedItem);
    const [first] = items;
    // 'The trend New proteins', but 'topics in Food'.
    const isOfType = of[0]?.length === 0 || of[0]?.[0]?.value === first?.type;
    if (first === undefined || !isOfType) return false;
    // 'Food packaging' is not the shift Food.
    if (first.isBeginning && draft.isWord(draft.following)) return false;
    draft.names.push(...items);
    for (const { name, isBeginning } of items)
      if (isBeginning) draft.note(`I took ‘${name.split(' ')[0]?.toLowerCase()}’ as the shift ${name}.`);
    // Labels of one column are alternatives, those of two columns are two conditions.
    const kindOf = ({ type, name }: NamedItem): string => (type === 'ownLabel' ? name.replace(/: .*/, '') : type);
    for (const same of groupBy(items, kindOf).values()) {
      const names = same.map(({ name }) => name);
      const type = same[0]?.type ?? 'topic';
      if (type === 'startup') {
        draft.subject ??= 'startups';
        draft.condition(
          { kind: 'text', words: names.map((name) => foldedWords(name).join(' ')), isOwnName: true },
          true,
        );
      } else if (type === 'publisher') draft.condition({ kind: type, hosts: names }, true);
      else draft.condition(type === 'label' ? { kind: type, labels: names } : { kind: type, names }, true);
    }
    return true;
  }),
];
