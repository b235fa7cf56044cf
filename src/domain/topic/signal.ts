import type { Consensus } from './consensus';
import type { Growth } from './growth';
import type { Quadrant } from './quadrant';
import type { Sizing } from './sizing';

/** What a topic and a trend have in common (specification, section 3). */
export interface Signal {
  readonly name: string;
  /** May hold HTML or Markdown, which is never put on the page as markup. */
  readonly description: string;
  /** null: a cover is drawn. */
  readonly imageUrl: string | null;
  readonly quadrant: Quadrant;
  readonly sizing: Sizing;
  readonly consensus: Consensus;
  readonly growth: Growth;
  readonly driverCount: number | null;
}
