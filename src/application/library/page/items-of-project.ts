import { briefQuery, readBriefContent, type BriefContent } from '../../../domain/brief/brief-content';
import type { FlashcardTarget } from '../../../domain/flashcards/flashcard-target';
import type { ProjectLibrary, SavedView } from '../../../domain/library/library-record';
import { newestRecordsFirst } from '../../../domain/library/newest-first';
import { targetKey } from '../../../domain/library/target-key';
import { isQuestionView } from '../../../domain/explore/view-outline';
import { shortDay } from '../../../domain/shared/calendar';
import type { SowId, TopicId } from '../../../domain/shared/entity-id';
import { countOf } from '../../../domain/shared/figures';
import { insightPath, paths, platformPath } from '../../../domain/shell/routes';
import type { Quadrant } from '../../../domain/topic/quadrant';
import type { Topic } from '../../../domain/topic/topic';
import { isDecided, type TopicStatus } from '../../../domain/topic/topic-status';
import { pathOf } from '../../shared/navigator';
import type { BriefItem, ConclusionItem, InsightItem, ItemsByKind, MarkedItem, ViewItem } from './library-item';

/** A topic or trend as far as the page knows it. */
export interface KnownSignal {
  readonly target: FlashcardTarget;
  readonly name: string;
  readonly quadrant: Quadrant;
  readonly status: TopicStatus | null;
  /** Why it was decided so; null: no reason was given. */
  readonly reason: string | null;
  /** When it was decided, where a team holds that; '' otherwise. */
  readonly decidedAt: string;
}

/** A project, its records, and what is known of its topics. */
export interface ShelvedProject {
  readonly sow: SowId;
  /** null: the open one. */
  readonly project: string | null;
  readonly records: ProjectLibrary;
  /** By target key. */
  readonly signals: ReadonlyMap<string, KnownSignal>;
  /** Whether {@link signals} has all of a type, so that what is not in it is gone. */
  readonly hasAll: (type: FlashcardTarget['type']) => boolean;
  readonly topicById: ReadonlyMap<string, Topic>;
  readonly changedIn: (topics: readonly TopicId[]) => number;
  readonly detailOf: (view: SavedView) => string;
}

export function itemsOfProject(of: ShelvedProject): ItemsByKind {
  const briefs = newestRecordsFirst(of.records.drafts).map((draft) => briefItem(of, draft));
  const views = newestRecordsFirst(of.records.views).map((view) => viewItem(of, view));
  const namesOfBriefs = namesByTopic(briefs);
  return {
    briefs,
    views: views.filter(({ view }) => !isQuestionView(view)),
    questions: views.filter(({ view }) => isQuestionView(view)),
    marked: markedItems(of, namesOfBriefs),
    decisions: decisionItems(of, namesOfBriefs),
    conclusions: newestRecordsFirst(of.records.conclusions).map((conclusion) => conclusionItem(of, conclusion)),
    insights: newestRecordsFirst(of.records.insights.filter(({ isStarred }) => isStarred)).map((mark) =>
      insightItem(of, mark),
    ),
  };
}

function briefItem(of: ShelvedProject, draft: BriefItem['draft']): BriefItem {
  const { sow, project } = of;
  const content = readBriefContent(draft.content);
  const { id, title: name, changedAt } = draft;
  const changed = of.changedIn(content.topics);
  const parts = [shortDay(changedAt), countOf(content.topics.length, 'topic'), changed > 0 && `${changed} changed`];
  return {
    id,
    sow,
    project,
    draft,
    name,
    question: content.question.trim(),
    hasConclusion: content.conclusion.trim() !== '',
    topics: content.topics.flatMap((topic) => of.topicById.get(topic) ?? []),
    detail: parts.filter(Boolean).join(' · '),
    path: pathOf({ pathname: paths.brief(sow), query: briefQuery(content) }),
    changedAt,
    words: [name, content.question, content.conclusion, project].filter(Boolean).join(' '),
  };
}

function viewItem(of: ShelvedProject, view: SavedView): ViewItem {
  const { id, name, address: path, changedAt } = view;
  const detail = of.detailOf(view);
  const { sow, project } = of;
  return { id, sow, project, view, name, detail, path, changedAt, words: wordsOf(name, detail, project) };
}

function conclusionItem({ sow, project }: ShelvedProject, conclusion: ConclusionItem['conclusion']): ConclusionItem {
  const { id: name, verdict, text, changedAt } = conclusion;
  const detail = text === '' ? verdict : `${verdict}: ${text}`;
  const path = platformPath(sow, name);
  return { id: name, sow, project, conclusion, name, detail, path, changedAt, words: wordsOf(name, detail, project) };
}

function insightItem({ sow, project }: ShelvedProject, mark: InsightItem['mark']): InsightItem {
  const { id: name, changedAt } = mark;
  const path = insightPath(sow, name);
  return { id: name, sow, project, mark, name, detail: '', path, changedAt, words: wordsOf(name, project) };
}

function markedItems(of: ShelvedProject, namesOfBriefs: NamesOfBriefs): readonly MarkedItem[] {
  const { notes, stars } = of.records;
  const noteOf = new Map(notes.map((note) => [note.id, note.text]));
  const starred = new Set(stars.map(({ id }) => id));
  // Of a topic with both, the record that was changed last comes first, and stands for the two.
  const latest = new Map(
    newestRecordsFirst([...notes, ...stars])
      .map((record) => [record.id, record] as const)
      .toReversed(),
  );
  const items = [...latest.values()].map(({ id, target, changedAt }) =>
    markedItem(of, target, namesOfBriefs, {
      changedAt,
      note: noteOf.get(id) ?? null,
      isStarred: starred.has(id),
    }),
  );
  return newestRecordsFirst(items);
}

function decisionItems(of: ShelvedProject, namesOfBriefs: NamesOfBriefs): readonly MarkedItem[] {
  const noteOf = new Map(of.records.notes.map((note) => [note.id, note]));
  const starred = new Set(of.records.stars.map(({ id }) => id));
  const items = [...of.signals.values()].flatMap(({ target, status, reason, decidedAt }) => {
    if (status === null || !isDecided(status)) return [];
    const key = targetKey(target);
    const note = noteOf.get(key);
    const own = { changedAt: decidedAt || (note?.changedAt ?? ''), note: reason ?? note?.text ?? null };
    return [markedItem(of, target, namesOfBriefs, { ...own, isStarred: starred.has(key) })];
  });
  return newestRecordsFirst(items);
}

function markedItem(
  of: ShelvedProject,
  target: FlashcardTarget,
  namesOfBriefs: NamesOfBriefs,
  own: Pick<MarkedItem, 'changedAt' | 'note' | 'isStarred'>,
): MarkedItem {
  const { sow, project } = of;
  const id = targetKey(target);
  const signal = of.signals.get(id);
  const name = signal?.name ?? nameOfUnknown(of, target);
  const briefs = target.type === 'topic' ? (namesOfBriefs.get(target.id) ?? []) : [];
  const isKnown = signal !== undefined || !of.hasAll(target.type);
  const quadrant = signal?.quadrant ?? null;
  const words = wordsOf(name, own.note, project, ...briefs);
  return { id, sow, project, target, quadrant, isKnown, name, briefs, status: signal?.status ?? null, words, ...own };
}

function nameOfUnknown({ hasAll }: ShelvedProject, { type, id }: FlashcardTarget): string {
  const name = type === 'topic' ? `Topic ${id}` : `Trend ${id}`;
  return hasAll(type) ? `${name}, no longer in the data` : name;
}

type NamesOfBriefs = ReadonlyMap<string, readonly string[]>;

function namesByTopic(briefs: readonly BriefItem[]): NamesOfBriefs {
  const names = new Map<string, string[]>();
  for (const { draft, name } of briefs) {
    const { topics }: BriefContent = readBriefContent(draft.content);
    for (const topic of topics) names.set(topic, [...(names.get(topic) ?? []), name]);
  }
  return names;
}

function wordsOf(...texts: readonly (string | null)[]): string {
  return texts.filter(Boolean).join(' ');
}
