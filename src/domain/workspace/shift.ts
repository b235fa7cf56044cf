import type { ShiftId } from '../shared/entity-id';
import type { CarouselItem } from './carousel-item';

/** A large movement in an industry, with its trends (specification, section 3). */
export interface Shift {
  readonly id: ShiftId;
  readonly name: string;
  readonly description: string;
  readonly trends: readonly CarouselItem[];
}
