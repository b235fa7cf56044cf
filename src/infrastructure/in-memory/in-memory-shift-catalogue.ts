import type { SowId } from '../../domain/shared/entity-id';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import type { Shift } from '../../domain/workspace/shift';
import type { Trend } from '../../domain/trend/trend';
import type { ShiftCatalogue } from '../../application/home/shift-catalogue';
import { shiftReader } from '../wire/shift.wire';
import type { WorkspaceSource } from './fetched-workspace-source';

/** In the file a trend names its shift; the API nests the trends in the shifts. */
export class InMemoryShiftCatalogue implements ShiftCatalogue {
  constructor(private readonly source: WorkspaceSource) {}

  async ofSow(sow: SowId): Promise<readonly Shift[]> {
    const workspace = await this.source.load();
    const trends = workspace.trends(sow);
    return workspace.ofSow(workspace.file.shifts, sow, shiftReader).map((shift) => ({
      ...shift,
      trends: trends.filter(({ shiftName }) => shiftName === shift.name).map(toItem),
    }));
  }
}

function toItem({ id, name, imageUrl, quadrant }: Trend): CarouselItem {
  return { type: 'Trend', id, name, imageUrl, quadrant };
}
