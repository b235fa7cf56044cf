import { createLucideIcon, CircleSlash, Eye, ScanSearch, Star, type LucideIcon } from 'lucide-react';
import {
  DISREGARDED,
  IMPORTANT,
  type TopicStatus,
  statusKey,
  TOPIC_STATUSES,
  topicStatusName,
} from '../../domain/topic/topic-status';
import type { MenuItem } from '../kit/overlays/menu-content';

interface StatusPicture {
  readonly Icon: LucideIcon;
  /** The same for maps (lucide, ISC licence): 10 px large, as relative path commands from its centre; null: none. */
  readonly path: string | null;
}

const RADIUS = 10;
/** Of a dash; the gap after it is as long. */
const DASH = (2 * Math.PI * RADIUS) / 16;

/** A circle of eight dashes, one of them in the middle of its top, in one element: it is in most rows of a list. */
const CircleDashed = createLucideIcon({
  name: 'circle-dashed',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: 12,
        cy: 12,
        r: RADIUS,
        strokeDasharray: DASH.toFixed(3),
        strokeDashoffset: (DASH / 2).toFixed(3),
        key: 'dashes',
      },
    ],
  ],
});

export const STATUS_ICONS: Readonly<Record<TopicStatus, StatusPicture>> = {
  0: { Icon: CircleDashed, path: null },
  1: {
    Icon: ScanSearch,
    path: 'm-3.75 -2.08v-.83a.83 .83 0 0 1 .83 -.83h.83m4.17 0h.83a.83 .83 0 0 1 .83 .83v.83m0 4.17v.83a.83 .83 0 0 1 -.83 .83h-.83m-4.17 0h-.83a.83 .83 0 0 1 -.83 -.83v-.83m5 -2.08a1.25 1.25 0 1 1 -2.5 0a1.25 1.25 0 0 1 2.5 0m.42 1.67l-.79 -.79',
  },
  2: {
    Icon: Eye,
    path: 'm-4.14 .15a.42 .42 0 0 1 0 -.29a4.48 4.48 0 0 1 8.28 0a.42 .42 0 0 1 0 .29a4.48 4.48 0 0 1 -8.28 0m5.39 -.15a1.25 1.25 0 1 1 -2.5 0a1.25 1.25 0 0 1 2.5 0',
  },
  3: {
    Icon: Star,
    path: 'm0 -3.96l1.21 2.46l2.75 .42l-2 1.92l.5 2.71l-2.46 -1.29l-2.46 1.29l.5 -2.71l-2 -1.92l2.75 -.42z',
  },
  4: {
    Icon: CircleSlash,
    path: 'm4.17 0a4.17 4.17 0 1 1 -8.33 0a4.17 4.17 0 0 1 8.33 0m-5.42 1.25l2.5 -2.5',
  },
};

/** Decorative: the text beside it names the status. */
export function StatusIcon({
  status,
  size = 16,
  bold = false,
}: {
  status: TopicStatus;
  size?: number;
  bold?: boolean;
}) {
  const { Icon } = STATUS_ICONS[status];
  return (
    <Icon
      size={size}
      strokeWidth={bold ? 2 : 1.75}
      // Important is the most visible status, and Disregard the least.
      fill={status === IMPORTANT ? 'currentColor' : 'none'}
      opacity={status === DISREGARDED ? 0.65 : undefined}
      aria-hidden="true"
    />
  );
}

/** For lists of statuses. */
export function statusIconOf(status: TopicStatus) {
  return <StatusIcon status={status} />;
}

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
