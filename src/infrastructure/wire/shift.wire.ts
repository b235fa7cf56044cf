import * as v from 'valibot';
import type { Shift } from '../../domain/workspace/shift';
import type { ResolveAsset } from './asset-urls';
import { CAROUSEL_ITEM_REQUIRED, carouselItemWire, toCarouselItem } from './carousel-item.wire';
import { id, requiredText, text } from './fields';
import { parseRows, type RowProblem } from './rows';

/** A shift with its trends (specification, section 3). */
export const shiftWire = v.object({
  id: id<'shift'>(),
  name: requiredText,
  description: text,
  trends: v.nullish(v.array(v.unknown(), 'is not a list'), []),
});

export const SHIFT_REQUIRED = ['id', 'name'] as const;

export function toShift(
  wire: v.InferOutput<typeof shiftWire>,
  resolve: ResolveAsset,
  report?: (problem: RowProblem) => void,
): Shift {
  return {
    id: wire.id,
    name: wire.name,
    description: wire.description ?? '',
    trends: parseRows(wire.trends, carouselItemWire, CAROUSEL_ITEM_REQUIRED, report).map((item) =>
      toCarouselItem(item, resolve),
    ),
  };
}
