import type { ReactNode } from 'react';
import type { KnownColumn } from '../../../application/compare/compared-column';
import type { CsvValue } from '../../../domain/shared/csv';
import type { DossierState } from '../../../application/workspace/catalogues';
import type { Deepdive } from '../../../domain/topic/deepdive';
import type { TopicSources } from '../../../domain/topic/topic';
import { Button } from '../../kit/controls/button';
import { Skeleton } from '../../kit/layout/skeleton';
import { Row } from '../../kit/layout/stack';
import styles from './cells.module.scss';

/** One row of the comparison, drawn as a row of the table or, on a phone, as an entry of the open column. */
export interface RowSpec {
  readonly key: string;
  readonly label: string;
  /** For screen readers only: the row belongs to the one above. */
  readonly isLabelHidden?: boolean;
  readonly note?: string | null;
  /** The row in which the columns differ most. */
  readonly isMost?: boolean;
  readonly startsSection?: boolean;
  /** On a phone beside the label instead of below it. */
  readonly isShort?: boolean;
  /** @param index among the known columns */
  readonly cellOf: (column: KnownColumn, index: number) => ReactNode;
  /** One content for all columns. */
  readonly whole?: ReactNode;
  /** Its lines in a spreadsheet; absent: it has none. */
  readonly sheet?: readonly SheetLine[];
}

/** A title, and the value of each of the compared. */
export type SheetLine = readonly [title: string, valueOf: (column: KnownColumn, index: number) => CsvValue];

/** What can be done in a cell; absent in a picture. */
export interface CellActions {
  readonly onTrend?: ((trend: { readonly id: string; readonly name: string }) => void) | undefined;
}

interface Parts {
  readonly deepdive: Deepdive;
  readonly sources: TopicSources;
}

interface Props<Part extends keyof Parts> {
  readonly column: KnownColumn;
  readonly part: Part;
  /** The first row of what has failed has 'Try again'; the rows below it stay empty. */
  readonly isFirst?: boolean;
  readonly children: (part: Parts[Part]) => ReactNode;
}

/** What is shown of a part of a dossier: its content, that it is loading, or that it could not be loaded. */
export function DossierCell<Part extends keyof Parts>({ column, part, isFirst = false, children }: Props<Part>) {
  const state = column.dossier;
  if (state === null) return null;
  const value = partOf(state, part);
  if (value !== null) return children(value);
  if (state.state !== 'failed') return <Skeleton className={styles.pending} />;
  if (!isFirst) return <span className={styles.muted}>Not loaded</span>;
  return (
    <Row gap={12} wrap tone="muted">
      <p>Could not be loaded.</p>
      <Button
        variant="outline"
        size="small"
        aria-label={`Try again: ${part} of ${column.signal.name}`}
        onClick={({ currentTarget }) => {
          // The button is removed with the failure: its cell takes the focus.
          currentTarget.closest<HTMLElement>('td[tabindex]')?.focus({ preventScroll: true });
          state.retry();
        }}
      >
        Try again
      </Button>
    </Row>
  );
}

/** A line of a spreadsheet about a part of a dossier. */
export function dossierLine<Part extends keyof Parts>(
  title: string,
  part: Part,
  valueOf: (part: Parts[Part]) => CsvValue,
): SheetLine {
  return [
    title,
    ({ dossier }) => {
      const value = partOf(dossier, part);
      return value === null ? 'not loaded' : valueOf(value);
    },
  ];
}

/** null: not loaded. */
export function partOf<Part extends keyof Parts>(state: DossierState | null, part: Part): Parts[Part] | null {
  if (state?.state === 'ready') return state.dossier[part];
  return state?.state === 'failed' ? (state[part] as Parts[Part] | null) : null;
}
