import type { BriefDossier, BriefHead } from '../../domain/brief/brief';
import { capitalNumber } from '../../domain/shared/words';
import { shortDay, longLocalDay } from '../../domain/shared/calendar';
import type { Topic } from '../../domain/topic/topic';
import type { TopicDossiers } from '../workspace/topic-dossiers';
import type { Colleagues } from '../decisions/colleagues';
import type { DataComparison } from '../filters/data-comparison';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import { growthNameOf, sizeAxisOf } from '../../domain/workspace/sow';
import type { BriefContent, BriefAction } from '../../domain/personal/brief-content';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { TopicId } from '../../domain/shared/entity-id';
import type { PreviousData } from '../../domain/brief/brief-words';

/** null: the project has no previous data, or it is not loaded. */
export function previousDataOf(signals: ProjectSignalsStore, comparison: DataComparison): PreviousData | null {
  const topics = signals.previous.value?.topics ?? [];
  if (!comparison.hasMovement || topics.length === 0) return null;
  const since = shortDay(comparison.previousDate) ?? 'the previous data';
  return { topics: new Map(topics.map((topic) => [topic.id, topic])), since };
}

export function dossierOf(dossiers: TopicDossiers, { id }: Topic): BriefDossier {
  const state = dossiers.of(id);
  if (state.state === 'loading') return { isLoading: true, deepdive: null, sources: null };
  const { deepdive, sources } = state.state === 'ready' ? state.dossier : state;
  return { isLoading: false, deepdive, sources };
}

/** 'Six topics of Consumer Goods 2035', or the name of the only one; 'New brief' without any. */
export function defaultTitleOf(topics: readonly Topic[], project: string | null): string {
  const [only, ...others] = topics;
  if (only === undefined) return 'New brief';
  if (others.length === 0) return only.name;
  return `${capitalNumber(topics.length)} topics of ${project ?? 'the project'}`;
}

interface Context {
  readonly title: string;
  readonly topics: readonly Topic[];
  readonly address: string;
  readonly workspace: WorkspaceStore;
  readonly now: Date;
}

/** What stands around the topics: the user's texts, the day, and where the data is from. */
export function headOf(content: BriefContent, { title, topics, address, workspace, now }: Context): BriefHead {
  const { value: sow } = workspace.sow;
  const loaded = shortDay(sow?.loadDate ?? null);
  const notes = sow?.figureNotes;
  const ofTopics = topics.flatMap(({ id, name }) => {
    const note = notes?.growthOfTopic.get(id);
    return note === undefined ? [] : [`Growth of ${name}: ${ended(note)}`];
  });
  return {
    title,
    question: content.question.trim(),
    conclusion: content.conclusion.trim(),
    parts: content.parts,
    day: longLocalDay(now),
    source: `${workspace.currentName ?? ''}${loaded === null ? '' : `, data of ${loaded}`}`,
    origin: content.origin,
    address,
    growthName: growthNameOf(sow),
    sizeAxis: sizeAxisOf(sow),
    figureNote: [notes?.general == null ? '' : ended(notes.general), ...ofTopics].filter(Boolean).join(' '),
    ...(sow?.language !== undefined && { language: sow.language }),
  };
}

function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** What the decisions of the team say of a topic: its open task, else the reason of the decision. */
export function suggestedAction(team: Colleagues, id: TopicId): BriefAction {
  const task = team.taskOf(id);
  const open = task?.isDone === false ? task : null;
  const own = team.standings(id).find(({ isYou }) => isYou);
  return {
    what: open?.task || own?.reason || '',
    by: shortDay(open?.due ?? null) ?? '',
    who: open?.name ?? '',
  };
}
