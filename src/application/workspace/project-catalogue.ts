import type { Insight } from '../../domain/foresight/insight';
import type { Platform } from '../../domain/platforms/platform';
import type { ExperimentId, SowId } from '../../domain/shared/entity-id';
import type { Shift } from '../../domain/workspace/shift';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** What the screens of a project show besides its topics and trends. Rejects with a RequestFailure. */
export interface ProjectCatalogue {
  /** With their trends. */
  shifts(sow: SowId, cancellation?: Cancellation): Promise<readonly Shift[]>;
  platforms(sow: SowId, cancellation?: Cancellation): Promise<readonly Platform[]>;
  insights(sow: SowId, cancellation?: Cancellation): Promise<readonly Insight[]>;
  /** The unchecked address of an experiment's page; see experimentAddress. */
  experimentAddress(id: ExperimentId, cancellation?: Cancellation): Promise<string>;
  /** What the data says about itself; null where it says nothing, as in the live mode. */
  about(sow: SowId): Promise<About | null>;
}
export const ProjectCatalogue = token<ProjectCatalogue>('ProjectCatalogue');

/** Where the data comes from, in its own words; null for what it does not say. */
export interface About {
  readonly title: string;
  /** Such as that figures are illustrative. */
  readonly figures: string | null;
  readonly licence: string | null;
  readonly attribution: string | null;
}
