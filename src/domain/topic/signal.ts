import type { Consensus } from './consensus';
import type { Growth } from './growth';
import type { Quadrant } from './quadrant';
import type { Sizing } from './sizing';

/** What a topic and a trend have in common (specification, section 3). */
export interface Signal {
  readonly name: string;
  /** As it came: may hold HTML or Markdown, and is never put on the page as such (decisions, 16). */
  readonly description: string;
  /** Address of the picture, already resolved against the asset storage; null: a cover is drawn. */
  readonly imageUrl: string | null;
  readonly quadrant: Quadrant;
  readonly sizing: Sizing;
  readonly consensus: Consensus;
  readonly growth: Growth;
  readonly driverCount: number | null;
}
