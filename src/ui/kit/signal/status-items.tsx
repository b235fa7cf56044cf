import { statusKey, TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../../domain/topic/topic-status';
import type { MenuItem } from '../overlays/menu-content';
import { StatusIcon } from './status-icon';

interface Options {
  readonly onSelect: (status: TopicStatus) => void;
  /** Is checked; omitted: none is, because nothing has one status. */
  readonly current?: TopicStatus | null | undefined;
  /** The keys of the statuses work where the menu is. */
  readonly hasKeys?: boolean;
}

/** All statuses as the items of a menu. */
export function statusItems({ onSelect, current, hasKeys = false }: Options): readonly MenuItem[] {
  return TOPIC_STATUSES.map((status) => ({
    text: topicStatusName(status),
    icon: <StatusIcon status={status} />,
    ...(hasKeys && { keys: statusKey(status) }),
    ...(current !== undefined && { isChecked: status === current }),
    onSelect: () => onSelect(status),
  }));
}
