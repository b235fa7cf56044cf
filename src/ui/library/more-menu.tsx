import { MoreHorizontal } from 'lucide-react';
import { Menu } from '../kit/overlays/menu';
import type { MenuItem } from '../kit/overlays/menu-content';
import styles from '../kit/lists/named-rows.module.scss';

interface Props {
  /** What it acts on. */
  readonly of: string;
  readonly items: readonly MenuItem[];
}

/** What can be done with one item of the library. */
export function MoreMenu({ of, items }: Props) {
  const label = `More for ${of}`;
  return (
    <Menu
      label={label}
      triggerLabel={label}
      triggerClassName={styles.more}
      trigger={<MoreHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
      align="end"
      groups={[{ items }]}
    />
  );
}
