import { DISREGARDED } from '../../../../domain/topic/topic-status';
import type { QuadrantHue } from '../../../kit/signal/quadrant-hue';
import { trailPolygon } from '../../geometry/movement-trail';
import { toScreen, type View } from '../../geometry/view';
import { bubbleOutline, type Outline } from './bubble-outline';
import type { MapScene, Mark } from './map-scene';
import { lookOf, restingOpacity, type MarkLook } from './mark-look';
import { BADGE, isImportant, statusIcon, statusIcons, type StatusIcon } from './status-icon';

export type ShapeKind =
  | MarkLook['shape']
  | 'trail'
  | 'ring'
  | 'badge'
  | 'importantBadge'
  | 'icon'
  | 'iconOnFill'
  | 'mutedIcon'
  | 'star'
  | 'pointed'
  | 'pointedGone';

/** One shape of the drawing, as SVG and canvas draw it. In pixels of the screen. */
export interface Shape {
  readonly kind: ShapeKind;
  readonly mark: Mark;
  readonly hue: QuadrantHue;
  readonly opacity: number;
  readonly outline: Outline;
}

const RING_GAP = 3;
const TRAIL_OPACITY = 0.38;

/** All bubbles with their trails, rings and icons, in drawing order. @param isSeen leaves bubbles out */
export function markShapes(
  scene: MapScene,
  view: View,
  isSeen: (mark: Mark) => boolean = () => true,
): readonly Shape[] {
  const resting = restingOpacity(scene);
  const marks = scene.marks.filter((mark) => mark.from !== null || isSeen(mark));
  return [
    ...marks.flatMap((mark) => trail(mark, view, TRAIL_OPACITY)),
    ...marks.flatMap((mark) => {
      const { shape, opacity, ring } = lookOf(mark, resting);
      const body = bubble(shape, mark, view, mark.r, opacity);
      return ring ? [bubble('ring', mark, view, mark.r + RING_GAP), body] : body;
    }),
    ...statusIcons(scene).flatMap((icon) => (isSeen(icon.mark) ? iconShapes(icon, view) : [])),
  ];
}

/** A dot of a dense map grows when it is pointed at, in pixels. */
const LEAST_POINTED = 4;
const POINTED_RING_GAP = 4;

/** The bubble that is pointed at, emphasised. */
export function pointedShapes(mark: Mark, view: View): readonly Shape[] {
  const r = Math.max(mark.r, LEAST_POINTED);
  const icon = statusIcon({ ...mark, r });
  return [
    ...trail(mark, view, 0.5),
    bubble('ring', mark, view, r + POINTED_RING_GAP),
    bubble(mark.movement?.kind === 'gone' ? 'pointedGone' : 'pointed', mark, view, r),
    ...(icon === null ? [] : iconShapes({ ...icon, onFill: !icon.onBadge, opacity: 1 }, view)),
  ];
}

function bubble(kind: ShapeKind, mark: Mark, view: View, r: number, opacity = 1): Shape {
  return { kind, mark, hue: mark.hue, opacity, outline: bubbleOutline({ ...toScreen(view, mark), r }) };
}

function trail(mark: Mark, view: View, opacity: number): readonly Shape[] {
  const corners = trailPolygon(mark, view);
  if (corners === null) return [];
  const outline = `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  return [{ kind: 'trail', mark, hue: mark.hue, opacity, outline }];
}

function iconKind(icon: StatusIcon): ShapeKind {
  if (isImportant(icon)) return 'star';
  if (icon.mark.item.status === DISREGARDED) return 'mutedIcon';
  return icon.onFill ? 'iconOnFill' : 'icon';
}

function iconShapes(own: StatusIcon, view: View): readonly Shape[] {
  const { mark, path, dx, dy, onBadge, opacity } = own;
  const { x, y } = toScreen(view, mark);
  const centre = { x: x + dx, y: y + dy };
  const shape = { mark, hue: mark.hue, opacity };
  const outline = `M${centre.x.toFixed(1)} ${centre.y.toFixed(1)}${path}`;
  const icon: Shape = { ...shape, kind: iconKind(own), outline };
  if (!onBadge) return [icon];
  const kind = isImportant(own) ? 'importantBadge' : 'badge';
  return [{ ...shape, kind, outline: { ...centre, r: BADGE.radius } }, icon];
}
