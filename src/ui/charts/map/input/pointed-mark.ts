import { autorun } from 'mobx';
import { BASE_LINE, type MapLabel } from '../model/map-labels';
import type { MapModel } from '../model/map-model';
import styles from '../draw/map-overlay.module.scss';
import { badgePath, glyphPath, statusGlyph } from '../model/status-glyph';
import { createSvg } from '../draw/svg-element';
import { tailOf } from '../../geometry/movement-trail';
import { toScreen } from '../../geometry/view';

// What follows the pointer is drawn by hand and not by React: it changes with every move.

/** A dot of a dense map grows when it is pointed at, to be seen. In pixels. */
const LEAST = 4;
/** Between the bubble and the ring around it, in pixels. */
const RING = 4;

/**
 * Draws the bubble that is pointed at, with its name and its status, over all others.
 * @returns stops doing so
 */
export function drawPointedMark(layer: SVGSVGElement, model: MapModel): () => void {
  const group = createSvg('g');
  const [ring, bubble, label] = [createSvg('circle'), createSvg('circle'), createSvg('text')];
  const [tail, badge, status] = [createSvg('path'), createSvg('path'), createSvg('path')];
  set(tail, { class: styles.activeTail ?? '' });
  set(ring, { class: styles.activeRing ?? '' });
  set(badge, { class: styles.activeBadge ?? '' });
  set(label, { class: styles.activeLabel ?? '' });
  const words = document.createTextNode('');
  label.append(words);
  group.append(tail, ring, bubble, badge, status, label);
  const stop = autorun(() => {
    const { active: mark, activeName: name } = model.pointer;
    if (mark === null || name === null) {
      group.remove();
      return;
    }
    const { view } = model;
    const r = Math.max(mark.r, LEAST);
    const { x, y } = toScreen(view, mark);
    set(ring, { cx: x, cy: y, r: r + RING });
    set(bubble, {
      cx: x,
      cy: y,
      r,
      class: styles[mark.movement?.kind === 'gone' ? 'activeGone' : 'activeBubble'] ?? '',
    });
    set(group, { class: styles.activeMark ?? '', 'data-quadrant': mark.hue });
    set(label, { x: (name.box.left + name.box.right) / 2, y: name.box.top + BASE_LINE });
    words.data = name.text;
    const way = tailOf(mark, view);
    const glyph = statusGlyph({ ...mark, r });
    set(badge, { d: glyph?.onBadge ? badgePath([glyph], view) : '' });
    set(status, {
      d: glyph === null ? '' : glyphPath([glyph], view),
      class: styles[glyph?.onBadge ? 'activeStatus' : 'activeStatusOnFill'] ?? '',
    });
    set(tail, { d: way === null ? '' : `M${way.map((point) => `${point.x} ${point.y}`).join('L')}Z` });
    if (!group.isConnected) layer.append(group);
  });
  return () => {
    stop();
    group.remove();
  };
}

/**
 * Fades the names at rest behind the bubble that is explained. The name of whichever is pointed at is hidden meanwhile,
 * because it is drawn bolder over them, and so are those that the bolder one would lie on.
 * @param labels what is in the layer, in this order
 * @returns stops doing so
 */
export function stepNamesBack(layer: SVGSVGElement, labels: readonly MapLabel[], model: MapModel): () => void {
  let hidden: readonly Element[] = [];
  const hide = (names: readonly Element[]): void => {
    for (const name of hidden) if (!names.includes(name)) name.removeAttribute('visibility');
    for (const name of names) if (!hidden.includes(name)) name.setAttribute('visibility', 'hidden');
    hidden = names;
  };
  const stops = [
    autorun(() => void layer.classList.toggle(styles.faded ?? '', model.pointer.isFocused)),
    autorun(() => {
      const names = model.pointer.hiddenNames.map((label) => layer.children[labels.indexOf(label)]);
      hide(names.filter((name) => name !== undefined));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    hide([]);
  };
}

function set(element: SVGElement, values: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(values)) {
    // What is set anew is styled and laid out anew, also when it is the same.
    if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}
