import type { Circle } from '../../domain/plane/shapes';
import { bubbleOutline } from '../../domain/plane/bubble-outline';
import { outlineElement } from './outline-element';

/** A bubble in a key of the map. */
export function BubbleExample({ className, ...circle }: Circle & { readonly className?: string | undefined }) {
  return outlineElement(bubbleOutline(circle), { className });
}
