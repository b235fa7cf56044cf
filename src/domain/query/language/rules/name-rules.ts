import { isApplicable } from '../../condition-kinds';
import { EVERY_TOPIC, type Requirement } from '../../query';
import { foldedWords } from '../../../shared/fold';
import { isSearchable } from '../../../shared/stop-words';
import { isOwnKey } from '../../../topic/own-values';
import { isDecided, statusOfText, UNDECIDED } from '../../../topic/topic-status';
import { Captured, rule, type Rule } from '../grammar';
import { labelStart, type NameType } from '../project';
import type { AskPart } from '../../part';
import { SOURCE_TITLES } from '../../topic-texts';
import { condition, one, proposed } from './figure-rules';

/** The condition that one of some names of a type meets. */
export function requirementOf(type: NameType, names: readonly string[], isOfStartups: boolean): Requirement {
  switch (type) {
    case 'label':
      return { kind: 'label', labels: names };
    case 'publisher':
      return { kind: 'publisher', hosts: names };
    case 'startup': {
      const words = names.map((name) => foldedWords(name).join(' '));
      const own: Requirement = { kind: 'text', words, isOwnName: true };
      // Topics have the start-up.
      return isOfStartups
        ? own
        : { kind: 'rows', query: { ...EVERY_TOPIC, subject: 'startups', conditions: [{ ...own, not: false }] } };
    }
    case 'member':
      return { kind: 'member', names, statuses: [] };
    case 'list':
      return { kind: 'listed', names };
    default:
      return { kind: type, names };
  }
}

/** Which types of names a word before them allows; omitted: the type is not said. */
function typesOf(found: Captured): readonly NameType[] | null {
  const subject = found.value('subject');
  if (subject !== null && subject !== 'sources') return [subject.replace(/s$/, '') as NameType];
  if (found.has('class')) return ['sourceClass'];
  if (found.ofSources && !found.has('groupable')) return null;
  if (found.has('cite')) return ['publisher', 'sourceClass'];
  if (found.has('figure')) return [found.value('figure') === 'sizing' ? 'label' : 'publisher', 'sourceClass'];
  const group = found.value('groupable');
  if (group === null) return null;
  return isOwnKey(group) ? ['ownLabel'] : [group as NameType];
}

const named: Rule['read'] = (found) => {
  const item = found.value('name');
  const types = typesOf(found);
  const column = found.value('groupable');
  const start = isOwnKey(column) ? labelStart(column) : '';
  if (item === null || !item.name.startsWith(start)) return null;
  // A publisher may be called like any word.
  const isFurther = found.before?.kind === 'publisher' || found.ofSources;
  if (types === null ? item.type === 'publisher' && !isFurther : !types.includes(item.type)) return null;
  const own = requirementOf(item.type, [item.name], found.subject === 'startups');
  const isOwn = isApplicable({ ...own, not: false }, found.subject);
  if (!isOwn && item.type !== 'topic' && item.type !== 'trend') return null;
  // 'Insights on Heat pumps' are those of the topic.
  const subject = item.type === 'trend' ? 'trends' : 'topics';
  const requirement: Requirement = isOwn
    ? own
    : { kind: 'rows', query: { ...EVERY_TOPIC, subject, conditions: [{ ...own, not: false }] } };
  // What a member did is not said.
  const outcome = item.type === 'member' ? proposed(requirement) : one(requirement);
  return { ...outcome, ...(found.has('both') && { isBoth: true }) };
};

/** 'Decided by Anna', 'Anna marked as important', 'Anna has not decided'. */
const ofMembers: Rule['read'] = (found) => {
  const item = found.value('name');
  if (item?.type !== 'member') return null;
  const statuses = found.values('status').flatMap((value) => statusOfText(value) ?? []);
  const requirement: Requirement = { kind: 'member', names: [item.name], statuses: statuses.filter(isDecided) };
  const not = statuses.includes(UNDECIDED);
  return isApplicable({ ...requirement, not }, found.subject) ? { parts: [condition(requirement, not)] } : null;
};

/** Words to search for, in what the lead says. */
const searched: Rule['read'] = (found) => {
  const words = [...found.values('words'), ...found.values('free')];
  const lead = found.value('text') ?? 'text';
  if (!words.some(isSearchable)) return null;
  const requirement: Requirement =
    lead === 'named'
      ? { kind: 'text', words, isOwnName: true }
      : { kind: lead as 'text' | 'mentions' | 'product', words };
  return isApplicable({ ...requirement, not: false }, found.subject) ? one(requirement) : null;
};

/** A label of the data beats any other meaning of its words. */
export const LABEL_RULES: readonly Rule[] = rule(`name`, (found) =>
  LABELS.has(found.value('name')?.type ?? 'topic') ? named(found) : null,
);
const LABELS: ReadonlySet<NameType> = new Set(['label', 'ownLabel', 'sourceClass']);

export const NAME_RULES: readonly Rule[] = [
  ...rule(
    `subject|groupable|class|cite|figure.sizing|figure.sources link* neg.not? both? name; figure.sources link* class link* name; both? name; name figure.sources`,
    named,
  ),
  ...rule(
    `status by link* name; status by link* name link* status; mark? status by link* name;
     name link* neg.not? link* mark|status? link* status; by link* name neg.not? link* mark|status? link* status status?`,
    ofMembers,
  ),
  ...rule(`cite link* host; host`, (found) => one({ kind: 'publisher', hosts: found.values('host') })),
  ...rule(
    `free text.named; text link* words; text link* words comma|or|and free; text link* words comma free comma|or|and free`,
    searched,
  ),
];

/** 'Sources on packaging': what is no name is searched for in their titles. */
const ofTitles: Rule['read'] = (found) =>
  found.ofSources && found.values('free').some(isSearchable)
    ? one({ kind: 'text', words: found.values('free') })
    : null;

/** Topics and their start-ups have the texts; other rows do not. */
const ofTexts =
  (not: boolean | null): Rule['read'] =>
  (found) => {
    const about = found.value('textKind') ?? found.value('textAsked') ?? (found.has('figure') ? SOURCE_TITLES : null);
    const words = [...found.values('words'), ...found.values('free')];
    const requirement: Requirement = { kind: 'said', about: about ?? '', words };
    if (about === null || !isApplicable({ ...requirement, not: false }, found.subject)) return null;
    const column: AskPart = { kind: 'texts', texts: [about] };
    return { parts: [...(not === null ? [] : [condition(requirement, not)]), ...(not === true ? [] : [column])] };
  };

/** 'Reasons about cost', 'without a task', 'who decided'. */
export const TEXT_RULES: readonly Rule[] = [
  // 'Reasons on Heat pumps', 'sources of Heat pumps' are those of the topic.
  ...rule(`textKind|figure.sources text|link* name`, (found) => {
    const of =
      found.value('name')?.type === 'topic' ? named(new Captured(found.all.slice(1), found.subject, null)) : null;
    const about = found.value('textKind') ?? SOURCE_TITLES;
    return of === null ? null : { parts: [...of.parts, { kind: 'texts', texts: [about] }] };
  }),
  ...rule(
    `textKind|figure.sources text link* words; textKind|figure.sources text link* words comma|or|and free`,
    ofTexts(false),
  ),
  ...rule(`neg.without|neg.not link* textKind`, ofTexts(true)),
  ...rule(`column|what link* textKind; textKind column; textAsked`, ofTexts(null)),
  ...rule(`textKind`, ofTexts(false)),
  ...rule(`link link* free`, ofTitles),
];
