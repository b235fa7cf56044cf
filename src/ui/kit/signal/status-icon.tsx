import { CircleDashed, CircleSlash, Eye, ScanSearch, Star, type LucideIcon } from 'lucide-react';
import { DISREGARDED, IMPORTANT, type TopicStatus } from '../../../domain/topic/topic-status';

const ICONS: Readonly<Record<TopicStatus, LucideIcon>> = {
  0: CircleDashed,
  1: ScanSearch,
  2: Eye,
  3: Star,
  4: CircleSlash,
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
  const Icon = ICONS[status];
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
