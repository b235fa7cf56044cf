import type { SowId } from '../../domain/shared/entity-id';
import type { GrowthName } from '../../domain/topic/signal';

/** What the page of the assistant says of the project. */
export interface AskedProject {
  readonly id: SowId;
  readonly name: string;
  readonly loadDate: string | null;
  readonly growthName: GrowthName;
}
