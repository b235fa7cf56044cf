import { memo } from 'react';
import type { ChartItem } from '../items/chart-item';
import { SIZING_LENS_NAMES } from '../../../domain/topic/sizing';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import styles from './table-cell.module.scss';
import type { Column } from './column';
import { tableKey, type TableKeyEntry } from './table-key';

interface Props {
  readonly columns: readonly Column[];
  readonly items: readonly ChartItem[];
  /** A picture has no tooltips: what they say stands here. */
  readonly isPicture?: boolean;
}

/** The key below the rows: which colour is which quadrant, which bar which lens. */
export const TableKeyLine = memo(function TableKeyLine({ columns, items, isPicture = false }: Props) {
  const entries = tableKey(columns, items).filter(({ kind }) => isPicture || kind !== 'words');
  if (entries.length === 0) return null;
  return (
    <p className={styles.key}>
      {entries.map((entry) => (
        <KeyItem key={wordsOf(entry)} entry={entry} />
      ))}
    </p>
  );
});

function KeyItem({ entry }: { readonly entry: TableKeyEntry }) {
  return (
    <span className={styles.keyItem}>
      {entry.kind === 'quadrant' && <span className={styles.keyDot} data-quadrant={quadrantHue(entry.quadrant)} />}
      {entry.kind === 'lens' && (
        <svg width="18" height="4" aria-hidden="true">
          <rect className={styles[`${entry.lens}Bar`]} width="18" height="4" />
        </svg>
      )}
      {wordsOf(entry)}
    </span>
  );
}

function wordsOf(entry: TableKeyEntry): string {
  if (entry.kind === 'quadrant') return entry.quadrant.label;
  return entry.kind === 'lens' ? SIZING_LENS_NAMES[entry.lens] : entry.text;
}
