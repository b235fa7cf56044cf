import type { Tally } from '../../domain/coverage/coverage';
import { formatCount } from '../../domain/shared/figures';
import { Stack } from '../kit/layout/stack';
import styles from './tally-bar.module.scss';

/** A total: decided / all, and the share as a bar. */
export function TallyBar({ tally }: { readonly tally: Tally }) {
  const { decided, all } = tally;
  return (
    <Stack gap={8} type="body" nowrap tabular pad="8 12" className={styles.tally}>
      <span aria-hidden="true">
        <strong>{formatCount(decided)}</strong> / {formatCount(all)}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(decided / Math.max(1, all)) * 100}%` }} />
      </span>
    </Stack>
  );
}
