import { briefQuery, readBriefContent } from '../../domain/personal/brief-content';
import { isQuestionView, type ViewOutline } from '../../domain/filters/view-outline';
import type { FlashcardTarget } from '../../domain/topic/flashcard-target';
import {
  type BriefDraft,
  type InsightMark,
  type ProjectLibrary,
  type SavedView,
  newestRecordsFirst,
} from '../../domain/personal/library-record';
import type { SowId } from '../../domain/shared/entity-id';
import { countOf } from '../../domain/shared/figures';
import { insightPath, paths } from '../../domain/shared/routes';
import type { Quadrant } from '../../domain/topic/quadrant';
import type { TopicStatus } from '../../domain/topic/topic-status';
import { pathOf } from '../shared/navigator';

/** The kinds of rows, in the words of the column 'Kind'. */
export type LibraryRowKind = 'Brief' | 'Saved view' | 'Question' | 'Note' | 'Star';

/** The record of the user that a row stands for. */
type Source =
  | { readonly draft: BriefDraft }
  | { readonly view: SavedView }
  | { readonly mark: InsightMark }
  | { readonly target: FlashcardTarget };

/** One row of 'My library'. A topic or trend with a note and a star is one row. */
export interface LibraryRow {
  readonly key: string;
  /** Of the record: with its kind it names it in the library. */
  readonly id: string;
  readonly kind: LibraryRowKind;
  readonly name: string;
  /** The note, the question of a brief, what a view shows; '' : none. */
  readonly text: string;
  /** Below the name: counts of a brief. */
  readonly detail: string;
  readonly isStarred: boolean;
  /** Of a topic or trend in the data; null: another kind, or it is gone. */
  readonly quadrant: Quadrant | null;
  /** null: no topic, or not trackable. */
  readonly status: TopicStatus | null;
  /** Where it leads; null: a card, or a topic that is gone. */
  readonly path: string | null;
  /** Whether there is something to open. */
  readonly isKnown: boolean;
  /** ISO 8601. */
  readonly changedAt: string;
  readonly source: Source;
}

/** A topic or trend of the open project. */
interface KnownSignal {
  readonly name: string;
  readonly quadrant: Quadrant;
  readonly status: TopicStatus | null;
}

/** The open project, as far as the rows need it. */
export interface LibraryProject {
  readonly sow: SowId;
  readonly records: ProjectLibrary;
  readonly signalOf: (target: FlashcardTarget) => KnownSignal | null;
  /** Whether all of a type are here, so that one that is not among them is gone. */
  readonly hasAll: (type: FlashcardTarget['type']) => boolean;
  /** What the address of a view shows. */
  readonly outline: (address: string) => ViewOutline;
}

/** What the user has written, marked and saved in one project, the newest first. */
export function libraryRows(project: LibraryProject): readonly LibraryRow[] {
  const { drafts, views, insights } = project.records;
  return newestRecordsFirst([
    ...drafts.map((draft) => briefRow(project, draft)),
    ...views.map((view) => viewRow(project, view)),
    ...insights.filter(({ isStarred }) => isStarred).map((mark) => insightRow(project, mark)),
    ...signalRows(project),
  ]);
}

const PLAIN = { isStarred: false, quadrant: null, status: null, isKnown: true, detail: '' } as const;

function briefRow({ sow }: LibraryProject, draft: BriefDraft): LibraryRow {
  const { id, title: name, changedAt } = draft;
  const content = readBriefContent(draft.content);
  const facts = [countOf(content.topics.length, 'topic'), content.conclusion.trim() === '' && 'no conclusion yet'];
  return {
    ...PLAIN,
    key: `draft ${id}`,
    id,
    kind: 'Brief',
    name,
    changedAt,
    source: { draft },
    text: content.question.trim() || content.conclusion.trim(),
    detail: facts.filter(Boolean).join(' · '),
    path: pathOf({ pathname: paths.brief(sow), query: briefQuery(content) }),
  };
}

function viewRow({ outline }: LibraryProject, view: SavedView): LibraryRow {
  const { id, name, address: path, changedAt } = view;
  const isQuestion = isQuestionView(view);
  const kind = isQuestion ? 'Question' : 'Saved view';
  const text = isQuestion ? '' : outline(path).parts.join(' · ');
  return { ...PLAIN, key: `view ${id}`, id, kind, name, text, path, changedAt, source: { view } };
}

function insightRow({ sow }: LibraryProject, mark: InsightMark): LibraryRow {
  const { id, changedAt } = mark;
  const own = { id, name: id, text: '', detail: 'Insight', path: insightPath(sow, id), changedAt };
  return { ...PLAIN, ...own, key: `insight ${id}`, kind: 'Star', isStarred: true, source: { mark } };
}

/** Of a topic with both, the record that was changed last gives the date. */
function signalRows(project: LibraryProject): readonly LibraryRow[] {
  const { notes, stars } = project.records;
  const noteOf = new Map(notes.map((note) => [note.id, note.text]));
  const starred = new Set(stars.map(({ id }) => id));
  const latest = new Map(
    newestRecordsFirst([...notes, ...stars])
      .toReversed()
      .map((record) => [record.id, record]),
  );
  return [...latest.values()].map(({ id, target, changedAt }) => {
    const signal = project.signalOf(target);
    const text = noteOf.get(id);
    return {
      key: id,
      id,
      changedAt,
      path: null,
      source: { target },
      kind: text === undefined ? 'Star' : 'Note',
      name: signal?.name ?? nameOfUnknown(project, target),
      text: text ?? '',
      detail: '',
      isStarred: starred.has(id),
      quadrant: signal?.quadrant ?? null,
      status: signal?.status ?? null,
      isKnown: signal !== null || !project.hasAll(target.type),
    };
  });
}

function nameOfUnknown({ hasAll }: LibraryProject, { type, id }: FlashcardTarget): string {
  const name = type === 'topic' ? `Topic ${id}` : `Trend ${id}`;
  return hasAll(type) ? `${name}, no longer in the data` : name;
}
