import type { Condition } from '../query/query';
import { foldedWords } from '../shared/fold';
import type { Combined } from './combine';
import type { Draft } from './draft';
import type { FollowUp } from './follow-up';
import type { KnownProject, NamedItem } from './names';
import type { Before } from './reading';

/** The one item that a question is about; null: it is about rows. */
export function itemOf(
  draft: Draft,
  { conditions }: Combined,
  before: Before,
  followUp: FollowUp | null,
  project: KnownProject,
) {
  const { cues, names, aspects } = draft;
  const named = names.filter(({ type }) => type === 'topic' || type === 'trend' || type === 'shift');
  const isFragment =
    names.length === 0 &&
    draft.subject === null &&
    !cues.has('besideName') &&
    followUp === null &&
    !cues.has('question');
  const [topic, ...wholes] = named.toSorted((one) => (one.type === 'topic' ? -1 : 1));
  // 'Does Food include X' asks whether X is in Food.
  const isIn = named.length === 2 && cues.has('check') && topic?.type === 'topic' && wholes[0]?.type !== 'topic';
  if (isIn && draft.subject === null) {
    const checks = conditions.filter((each) => each.kind !== 'topic');
    return { item: { type: topic.type, name: topic.name } satisfies NamedItem, asked: ['place'], checks };
  }
  const said = cues.has('it') || isFragment ? before.item : null;
  const [item = said ?? searched(draft, conditions, project)] = named;
  if (item == null || named.length > 1 || cues.has('similar')) return null;
  const isOfAverage = draft.intent === 'compare' && draft.statistic === 'average';
  const isListed =
    (draft.group !== null && !(draft.group === 'change' && item.type === 'topic')) ||
    (draft.statistic !== null && !isOfAverage) ||
    (draft.order !== null && !aspects.has('lenses')) ||
    draft.limit !== null ||
    (cues.has('anything') && item.type !== 'topic');
  const isOfRows =
    draft.subject !== null && (draft.isPlural || draft.subject === 'startups' || draft.subject === 'insights');
  if (isListed || isOfRows || draft.intent === 'share') return null;
  const isOwn = (each: Condition): boolean => 'names' in each && each.names.includes(item.name);
  if (conditions.some((each) => each.not && isOwn(each))) return null;
  const others = conditions.filter((each) => !isOwn(each) && !(each.kind === 'text' && named.length === 0));
  // 'By how much did it grow' asks for the change.
  const isChange = (each: Condition): boolean =>
    each.kind === 'changed' ||
    each.kind === 'moved' ||
    ('figure' in each && each.kind !== 'against' && aspects.has('change'));
  const checks = aspects.has('change') ? others.filter((each) => !isChange(each)) : others;
  const isDistance = aspects.has('change') && checks.some(({ kind }) => kind === 'against');
  const isClaim = cues.has('check') || aspects.has('why') || aspects.has('when') || isDistance;
  if (checks.length > 0 && !isClaim && named.length > 0) return null;
  const asked = [
    ...aspects.keys(),
    ...draft.figures,
    ...(draft.subject === null ? [] : [draft.subject.replace(/s$/, '')]),
    ...(isOfAverage ? ['rank'] : []),
    ...(draft.group === 'change' ? ['change'] : []),
  ];
  return { item: { type: item.type, name: item.name } satisfies NamedItem, asked, checks };
}

/** The only item whose name has the words of a question that asks to tell about it. */
function searched(draft: Draft, conditions: readonly Condition[], { items }: KnownProject): NamedItem | null {
  const [only, ...others] = conditions;
  if (only?.kind !== 'text' || only.not || others.length > 0 || draft.subject !== null || draft.intent !== 'list')
    return null;
  if (
    !['description', 'sources', 'evolution', 'dataPoints', 'provocations', 'place', 'why'].some((each) =>
      draft.aspects.has(each),
    ) &&
    draft.figures.length === 0
  )
    return null;
  const parts = (only.words[0] ?? '').split(' ');
  const found = items.filter(({ name }) => {
    const own = foldedWords(name);
    return parts.every((part) => own.some((word) => word.startsWith(part)));
  });
  const [item] = found;
  if (item === undefined || found.length > 1) return null;
  draft.note(`I took ‘${parts.join(' ')}’ as ${item.name}.`);
  return item;
}
