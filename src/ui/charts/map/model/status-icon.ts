import type { Circle } from '../../../../domain/plane/shapes';
import { toScreen, type View } from '../../../../domain/plane/view';
import { DISREGARDED, IMPORTANT } from '../../../../domain/topic/topic-status';
import { STATUS_ICONS } from '../../../kit/signal/status-icon';
import type { ChartMark, ChartScene } from './chart-scene';
import { lookOf } from './mark-look';

/** A smaller bubble has no room for its icon, in pixels. */
const ROOM_INSIDE = 6.5;
/** The disc under the icon of a small bubble, which overlaps the bubble, in pixels. */
export const BADGE = { radius: 6.5, overlap: 2 } as const;
/** Above this number no badges are drawn: they would hide the bubbles. */
const MOST_BADGES = 200;

export interface StatusMark {
  readonly mark: ChartMark;
  readonly path: string;
  /** From the bubble's centre to the icon's, in pixels. */
  readonly dx: number;
  readonly dy: number;
  /** Beside its bubble on a badge, and not inside of it. */
  readonly onBadge: boolean;
  /** On the colour of its bubble. */
  readonly onFill: boolean;
  readonly opacity: number;
}

/**
 * The status icons of a map, Important last, over all others: inside a bubble that has room, else on a badge at its upper
 * right. Where there are too many badges, those of Important stay.
 */
export function statusIcons({ marks }: ChartScene): readonly StatusMark[] {
  const icons = marks.map(statusIcon).filter((icon) => icon !== null);
  const all = [...icons.filter((icon) => !isImportant(icon)), ...icons.filter(isImportant)];
  const isCrowded = (icons: readonly StatusMark[]): boolean =>
    icons.filter(({ onBadge }) => onBadge).length > MOST_BADGES;
  if (!isCrowded(all)) return all;
  const important = all.filter((icon) => !icon.onBadge || isImportant(icon));
  return isCrowded(important) ? all.filter(({ onBadge }) => !onBadge) : important;
}

export function isImportant({ mark }: Pick<StatusMark, 'mark'>): boolean {
  return mark.item.status === IMPORTANT;
}

/** null: the item has no status, or one without an icon, or has gone, or is a small bubble that Disregard makes hollow. */
export function statusIcon(mark: ChartMark): StatusMark | null {
  const path = mark.item.status === null ? null : STATUS_ICONS[mark.item.status].path;
  if (path === null || mark.movement?.kind === 'gone') return null;
  const { shape, opacity } = lookOf(mark, 1);
  if (mark.r >= ROOM_INSIDE) {
    return { mark, path, dx: 0, dy: 0, onBadge: false, onFill: shape !== 'hollow', opacity };
  }
  if (mark.item.status === DISREGARDED) return null;
  const away = (mark.r + BADGE.radius - BADGE.overlap) * Math.SQRT1_2;
  return { mark, path, dx: away, dy: -away, onBadge: true, onFill: false, opacity };
}

/** The badges beside small bubbles, on the screen. */
export function badgesOf(scene: ChartScene, view: View): readonly Circle[] {
  return statusIcons(scene)
    .filter(({ onBadge }) => onBadge)
    .map(({ mark, dx, dy }) => {
      const { x, y } = toScreen(view, mark);
      return { x: x + dx, y: y + dy, r: BADGE.radius };
    });
}
