import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { isTopicStatus, TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../../domain/topic/topic-status';
import { useOnDemand } from '../../kit/overlays/use-on-demand';
import { StatusIcon } from '../../kit/signal/status-icon';
import type { ChartItem } from '../items/chart-item';
import styles from './status-cell.module.scss';
import type { TopicRows } from './topic-rows';

const loadPanel = () => import('../../kit/overlays/menu-panel');
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

/** The five statuses beside the button of a row; 0 to 4 choose as well. */
export function StatusMenu({ menu: { opened, close }, topics }: Props) {
  const { code, lost } = useOnDemand(loadPanel, opened !== null);
  const button = opened?.isOpen ? opened.button : undefined;
  useEffect(() => {
    button?.setAttribute('aria-expanded', 'true');
    return () => button?.removeAttribute('aria-expanded');
  }, [button]);
  if (code === null || opened === null) return lost;
  const set = (status: TopicStatus): void => topics.setStatus(opened.item, status);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const status = /^[0-4]$/.test(key) ? Number(key) : null;
    if (!isTopicStatus(status)) return;
    close();
    opened.button.focus();
    set(status);
  };
  const current = topics.statusOf(opened.item)?.status;
  const items = TOPIC_STATUSES.map((status) => ({
    text: topicStatusName(status),
    icon: <StatusIcon status={status} />,
    keys: String(status),
    isChecked: status === current,
    onSelect: () => set(status),
  }));
  return createPortal(
    <div className={styles.overlay} onKeyDown={onKeyDown}>
      <code.MenuPanel
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
