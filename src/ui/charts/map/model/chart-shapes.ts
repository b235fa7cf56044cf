import { markShapes, pointedRadius, pointedShapes } from '../../../../domain/plane/mark-shapes';
import type { ShapeKind } from '../../../../domain/plane/shape-styles';
import { toScreen, type View } from '../../../../domain/plane/view';
import type { ChartMark, ChartScene, ChartShape } from './chart-scene';
import { DISREGARDED } from '../../../../domain/topic/topic-status';
import { lookOf, restingOpacity } from './mark-look';
import { BADGE, isImportant, statusIcon, statusIcons, type StatusMark } from './status-icon';

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
