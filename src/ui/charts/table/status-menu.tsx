import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { statusOfKey, type TopicStatus } from '../../../domain/topic/topic-status';
import { MenuPanel } from '../../kit/overlays/menu';
import { statusItems } from '../../kit/signal/status-items';
import type { ChartItem } from '../items/chart-item';
import styles from './status-cell.module.scss';
import type { TopicRows } from './topic-rows';

const MENU_ID = 'row-status-menu';

interface OpenMenu {
  readonly item: ChartItem;
  readonly button: HTMLButtonElement;
  /** Closed, the panel stays for as long as it returns the focus. */
  readonly isOpen: boolean;
}

/** Which row's menu of statuses is open: one for all rows, because they are unmounted while they are scrolled. */
export function useStatusMenu() {
  const [opened, setOpened] = useState<OpenMenu | null>(null);
  const open = useCallback(
    (item: ChartItem, button: HTMLButtonElement) => setOpened({ item, button, isOpen: true }),
    [],
  );
  const close = useCallback(() => setOpened((menu) => menu && { ...menu, isOpen: false }), []);
  return { opened, open, close };
}

interface Props {
  readonly menu: ReturnType<typeof useStatusMenu>;
  readonly topics: TopicRows;
}

/** The statuses beside the button of a row; their keys choose as well. */
export function StatusMenu({ menu: { opened, close }, topics }: Props) {
  const button = opened?.isOpen ? opened.button : undefined;
  useEffect(() => {
    button?.setAttribute('aria-expanded', 'true');
    return () => button?.removeAttribute('aria-expanded');
  }, [button]);
  if (opened === null) return null;
  const set = (status: TopicStatus): void => topics.setStatus(opened.item, status);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const status = statusOfKey(key);
    if (status === null) return;
    close();
    opened.button.focus();
    set(status);
  };
  const current = topics.statusOf(opened.item)?.status ?? null;
  const items = statusItems({ onSelect: set, current, hasKeys: true });
  return createPortal(
    <div className={styles.overlay} onKeyDown={onKeyDown}>
      <MenuPanel
        key={opened.item.id}
        menuId={MENU_ID}
        button={opened.button}
        open={opened.isOpen}
        onOpenChange={(isOpen) => !isOpen && close()}
        label={`Status of ${opened.item.name}`}
        align="start"
        groups={[{ items }]}
      />
    </div>,
    document.body,
  );
}
