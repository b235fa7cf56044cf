import { useState } from 'react';
import { formatCount } from '../../../domain/shared/figures';
import { Button } from '../controls/button';
import styles from './show-all.module.scss';

/** Whether a list or table begins with its first rows only, until all are asked for. */
export function useCut(isLong: boolean): readonly [isCut: boolean, showAll: () => void] {
  const [isWhole, setWhole] = useState(false);
  return [isLong && !isWhole, () => setWhole(true)];
}

export function ShowAll({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  return (
    <Button variant="outline" className={styles.all} onClick={onShow}>
      Show all {formatCount(count)}
    </Button>
  );
}
