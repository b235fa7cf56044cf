import {
  type MarkLook,
  markShapes,
  pointedRadius,
  pointedShapes,
  type Shape,
} from '../../../../domain/plane/mark-shapes';
import { DISREGARDED, IMPORTANT } from '../../../../domain/topic/topic-status';
import type { Circle, ShapeKind } from '../../../../domain/plane/shapes';
import { toScreen, type View } from '../../../../domain/plane/view';
import { STATUS_ICONS } from '../../../signal/status-icon';
import type { PlaneLabel } from '../../../../domain/plane/plane-labels';
import type { Mark, PlaneScene } from '../../../../domain/plane/plane-scene';
import type { ChartItem } from '../../../../application/charts/items/chart-item';

/** Its opacity beside the others. */
const PALE = 0.7;

/**
 * How a bubble looks: opaque and outlined with the status Important, hollow and pale with Disregard; while movement is shown, with a ring where it is new, dashed where
 * it has gone, and pale where it has not moved.
 * @param opacity of bubbles without movement
 */
export function lookOf({ item, movement }: ChartMark, opacity: number): MarkLook {
  if (movement?.kind === 'gone') return { shape: 'dashed', opacity: 1, ring: false };
  const isImportant = item.status === IMPORTANT;
  const isDisregarded = item.status === DISREGARDED;
  const resting = isImportant ? 1 : isDisregarded ? opacity * PALE : opacity;
  return {
    shape: isImportant ? 'important' : isDisregarded ? 'hollow' : 'filled',
    opacity: movement === null ? resting : movement.kind === 'unmoved' ? resting * 0.3 : 1,
    ring: movement?.kind === 'new',
  };
}

/** 78 %, and less on a dense map, where many bubbles overlap. */
export function restingOpacity({ marks, dense }: ChartScene): number {
  return dense ? Math.max(0.55, 0.78 * (400 / marks.length) ** 0.1) : 0.78;
}

/** A smaller bubble has no room for its icon, in pixels. */
const ROOM_INSIDE = 6.5;
/** The disc under the icon of a small bubble, which overlaps the bubble, in pixels. */
export const BADGE = { radius: 6.5, overlap: 2 } as const;
/** Above this number no badges are drawn: they would hide the bubbles. */
const MOST_BADGES = 200;

interface StatusMark {
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

function isImportant({ mark }: Pick<StatusMark, 'mark'>): boolean {
  return mark.item.status === IMPORTANT;
}

/** null: the item has no status, or one without an icon, or has gone, or is a small bubble that Disregard makes hollow. */
function statusIcon(mark: ChartMark): StatusMark | null {
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

/** All bubbles with their trails, rings and status icons, in drawing order. @param isSeen leaves bubbles out */
export function chartShapes(
  scene: ChartScene,
  view: View,
  isSeen: (mark: ChartMark) => boolean = () => true,
): readonly ChartShape[] {
  const resting = restingOpacity(scene);
  return [
    ...markShapes(scene, view, (mark) => lookOf(mark, resting), isSeen),
    ...statusIcons(scene).flatMap((icon) => (isSeen(icon.mark) ? iconShapes(icon, view) : [])),
  ];
}

/** The bubble that is pointed at, emphasised, with its status. */
export function pointedChartShapes(mark: ChartMark, view: View): readonly ChartShape[] {
  const icon = statusIcon({ ...mark, r: pointedRadius(mark) });
  return [
    ...pointedShapes(mark, view),
    ...(icon === null ? [] : iconShapes({ ...icon, onFill: !icon.onBadge, opacity: 1 }, view)),
  ];
}

function iconKind(icon: StatusMark): ShapeKind {
  if (isImportant(icon)) return 'star';
  if (icon.mark.item.status === DISREGARDED) return 'mutedIcon';
  return icon.onFill ? 'iconOnFill' : 'icon';
}

function iconShapes(own: StatusMark, view: View): readonly ChartShape[] {
  const { mark, path, dx, dy, onBadge, opacity } = own;
  const { x, y } = toScreen(view, mark);
  const centre = { x: x + dx, y: y + dy };
  const outline = `M${centre.x.toFixed(1)} ${centre.y.toFixed(1)}${path}`;
  const icon: ChartShape = { kind: iconKind(own), mark, opacity, outline };
  if (!onBadge) return [icon];
  return [
    { kind: isImportant(own) ? 'importantBadge' : 'badge', mark, opacity, outline: { ...centre, r: BADGE.radius } },
    icon,
  ];
}

/** The plane of the trend map and the topic map. */
export type ChartMark = Mark<ChartItem>;
export type ChartScene = PlaneScene<ChartItem>;
export type ChartLabel = PlaneLabel<ChartItem>;
type ChartShape = Shape<ChartItem>;
