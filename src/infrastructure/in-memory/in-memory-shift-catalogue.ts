import type { SowId } from '../../domain/shared/entity-id';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import type { Shift } from '../../domain/workspace/shift';
import type { ShiftCatalogue } from '../../application/home/shift-catalogue';
import { parseRows } from '../wire/rows';
import { SHIFT_REQUIRED, shiftWire, toShift } from '../wire/shift.wire';
import type { WorkspaceSource } from './fetched-workspace-source';

/** In the file a trend names its shift; here the trends are laid into their shifts. */
export class InMemoryShiftCatalogue implements ShiftCatalogue {
  readonly #source: WorkspaceSource;

  constructor(source: WorkspaceSource) {
    this.#source = source;
  }

  async ofSow(sow: SowId): Promise<readonly Shift[]> {
    const workspace = await this.#source.load();
    const items = new Map<string | null, CarouselItem[]>();
    for (const trend of workspace.trends(sow)) {
      const { id, name, imageUrl, quadrant, shiftName } = trend;
      const ofShift = items.get(shiftName) ?? [];
      ofShift.push({ type: 'Trend', id, name, imageUrl, quadrant });
      items.set(shiftName, ofShift);
    }
    const rows = workspace.rowsOf(workspace.file.shifts, sow);
    return parseRows(rows, shiftWire, SHIFT_REQUIRED).map((row) => ({
      ...toShift(row, workspace.resolve),
      trends: items.get(row.name) ?? [],
    }));
  }
}
