import type { ModuleName } from '../../domain/shared/modules';
import type { Topic } from '../../domain/topic/topic';
import type { ValuePart } from '../../domain/topic/value-part';
import { token } from '../shared/token';
import type { WorkspaceStore } from './workspace.store';

/** What stands for a column that a feature adds, beside our figures and own columns. */
export type AddedKey = `of:${string}`;

export function addedKey(id: string): AddedKey {
  return `of:${id}`;
}

/** @returns the id of the column; null: the key is not of such a one */
export function addedColumnOf(key: string): string | null {
  return /^of:(.+)$/.exec(key)?.[1] ?? null;
}

/** A column that a feature adds to the CSV files of topics, and to the lists of them. */
export interface TopicColumn {
  readonly title: string;
  /** null: there is nothing. Observed. */
  readonly value: (topic: Pick<Topic, 'id'>) => string | number | null;
  /** How lists show it; omitted: it is in files only. */
  readonly list?: {
    /** Its key among the columns; the name of the feature is enough. */
    readonly id: string;
    readonly hint?: string;
    /** In units of 1/16 rem. */
    readonly width: number;
    /** What the list is sorted by, where the value is a rounded figure: an axis of the topic map can show it. */
    readonly order?: (topic: Pick<Topic, 'id'>) => number | null;
    /** How the value is made up, which a press on it shows; null: there is no value. Observed. */
    readonly parts?: (topic: Pick<Topic, 'id'>) => ColumnParts | null;
  };
}

/** How the value of a column is made up. */
export interface ColumnParts {
  /** In a sentence: 'Score 56.3 of 100'. */
  readonly words: string;
  readonly parts: readonly ValuePart[];
  /** What it lacks, which a sign beside the value says: 'without Growth'; null: nothing. */
  readonly lack: string | null;
  /** What can be done with it, such as to change what it is made of. */
  readonly acts: readonly { readonly text: string; readonly run: () => void }[];
}

/** The columns of one feature. */
export interface TopicColumnSource {
  /** The function that it belongs to: where that is switched off, there are no such columns. */
  readonly module: ModuleName;
  /** Observed: those that there are at this moment. */
  readonly columns: () => readonly TopicColumn[];
}

export const TopicColumnSources = token<readonly TopicColumnSource[]>('TopicColumnSources');

/** All that features add, in the order of the modules. */
export class TopicColumns {
  constructor(
    private readonly sources: readonly TopicColumnSource[],
    private readonly workspace: Pick<WorkspaceStore, 'has'>,
  ) {}

  get all(): readonly TopicColumn[] {
    return this.sources.filter(({ module }) => this.workspace.has(module)).flatMap(({ columns }) => columns());
  }
}
