import * as v from 'valibot';
import type { SowVersion } from '../../domain/explore/version';
import type { ExperimentReference, Sow, SowSummary, WorkspaceSettings } from '../../domain/workspace/sow';
import type { ResolveAsset } from './asset-urls';
import { CAROUSEL_ITEM_REQUIRED, carouselItemWire, toCarouselItem } from './carousel-item.wire';
import { flag, id, requiredText, text } from './fields';
import { parseRows, type RowProblem } from './rows';

const list = v.nullish(v.array(v.unknown(), 'is not a list'), null);

export const sowSummaryWire = v.object({ id: id<'sow'>(), name: requiredText });

/** A project as the API and the workspace file write it (specification, section 3). */
export const sowWire = v.object({
  id: id<'sow'>(),
  name: requiredText,
  loadDate: text,
  newDiscoveries: list,
  experiments: list,
  reneAI: flag,
});

export const SOW_REQUIRED = ['id', 'name'] as const;

export const settingsWire = v.object({ reneAI: flag, experiments: list });

export const versionWire = v.object({ version: requiredText, date: text });

const experimentReferenceWire = v.object({ eid: id<'experiment'>(), experiment_name: requiredText });

export function toSowSummary(wire: v.InferOutput<typeof sowSummaryWire>): SowSummary {
  return { id: wire.id, name: wire.name };
}

export function toSow(
  wire: v.InferOutput<typeof sowWire>,
  resolve: ResolveAsset,
  report?: (problem: RowProblem) => void,
): Sow {
  const discoveries = parseRows(wire.newDiscoveries ?? [], carouselItemWire, CAROUSEL_ITEM_REQUIRED, report);
  return {
    id: wire.id,
    name: wire.name,
    loadDate: wire.loadDate,
    newDiscoveries: discoveries.map((item) => toCarouselItem(item, resolve)),
    experiments: toExperimentReferences(wire.experiments ?? [], report),
    reneAI: wire.reneAI,
  };
}

export function toSettings(
  wire: v.InferOutput<typeof settingsWire>,
  report?: (problem: RowProblem) => void,
): WorkspaceSettings {
  const experiments = wire.experiments === null ? null : toExperimentReferences(wire.experiments, report);
  return { reneAI: wire.reneAI, experiments };
}

export function toVersion(wire: v.InferOutput<typeof versionWire>): SowVersion {
  return { name: wire.version, date: wire.date };
}

function toExperimentReferences(
  rows: readonly unknown[],
  report?: (problem: RowProblem) => void,
): readonly ExperimentReference[] {
  return parseRows(rows, experimentReferenceWire, ['eid', 'experiment_name'], report).map((row) => ({
    id: row.eid,
    name: row.experiment_name,
  }));
}
