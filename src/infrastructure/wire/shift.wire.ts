import * as v from 'valibot';
import type { Shift } from '../../domain/workspace/shift';
import { carouselItemReader } from './carousel-item.wire';
import { id, list, requiredText, text } from './fields';
import { rowReader, within } from './rows';

/** A shift with its trends (specification, section 3). */
export const shiftReader = rowReader(
  v.object({ id: id<'shift'>(), name: requiredText, description: text, trends: list }),
  ['id', 'name'],
  (wire, context): Shift => ({
    id: wire.id,
    name: wire.name,
    description: wire.description ?? '',
    trends: carouselItemReader.all(wire.trends, within(context, 'trends')),
  }),
);
