import { longLocalDay } from '../../domain/shared/calendar';
import { growthNameOf } from '../../domain/workspace/sow';
import type { BriefContent } from '../../domain/brief/brief-content';
import type { BriefHead } from '../../domain/brief/brief-head';
import { shortDay } from '../../domain/shared/calendar';
import type { Topic } from '../../domain/topic/topic';
import type { WorkspaceStore } from '../workspace/workspace.store';

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
    figureNote: [notes?.general == null ? '' : ended(notes.general), ...ofTopics].filter(Boolean).join(' '),
  };
}

function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
