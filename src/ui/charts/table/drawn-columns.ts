import type { ReactNode } from 'react';
import type { SortedColumn } from '../../../application/charts/topic-rows';
import { token } from '../../../application/shared/token';
import type { WorkspaceStore } from '../../../application/workspace/workspace.store';
import type { ModuleName } from '../../../domain/shared/modules';
import type { ChartItem } from '../../../application/charts/items/chart-item';

/**
 * A column of lists that a feature draws itself; it stands behind the status. The name of the feature is enough for its id.
 * Of a text or figure see `TopicColumn`.
 */
export interface DrawnColumn extends SortedColumn {
  readonly head: string;
  readonly hint: string;
  /** Below the head. */
  readonly headNote: ReactNode;
  /** In units of 1/16 rem. */
  readonly width: number;
  /** Of a topic or a trend. */
  readonly cell: (row: Pick<ChartItem, 'id' | 'type'>) => ReactNode;
  /** A list does without it where it has no room. */
  readonly isSpare?: true;
}

/** The columns of one feature. */
export interface DrawnColumnSource {
  /** The function that it belongs to: where that is switched off, there are no such columns. */
  readonly module: ModuleName;
  /** Observed: those that there are at this moment. */
  readonly columns: () => readonly DrawnColumn[];
}

export const DrawnColumnSources = token<readonly DrawnColumnSource[]>('DrawnColumnSources');

/** All that features draw in lists, in the order of the modules. */
export class DrawnColumns {
  constructor(
    private readonly sources: readonly DrawnColumnSource[],
    private readonly workspace: Pick<WorkspaceStore, 'has'>,
  ) {}

  get all(): readonly DrawnColumn[] {
    return this.sources.filter(({ module }) => this.workspace.has(module)).flatMap(({ columns }) => columns());
  }
}
