import * as v from 'valibot';
import type { SowVersion } from '../../domain/explore/explore-tab';
import type { ExperimentReference, Sow, SowSummary, WorkspaceSettings } from '../../domain/workspace/sow';
import { carouselItemReader } from './carousel-item.wire';
import { flag, id, list, requiredText, text } from './fields';
import { rowReader, within } from './rows';

const summary = { id: id<'sow'>(), name: requiredText };

export const sowSummaryReader = rowReader(v.object(summary), ['id', 'name'], (wire): SowSummary => wire);

const names = v.array(v.string('is not a text'), 'is not a list');

/** Of a project that was opened from the file of a technology radar. */
const radar = v.nullish(v.object({ rings: names, sectors: names }), null);

const experimentReferenceReader = rowReader(
  v.object({ eid: id<'experiment'>(), experiment_name: requiredText }),
  ['eid', 'experiment_name'],
  (wire): ExperimentReference => ({ id: wire.eid, name: wire.experiment_name }),
);

/** A project (specification, section 3). */
export const sowReader = rowReader(
  v.object({ ...summary, loadDate: text, newDiscoveries: list, experiments: list, reneAI: flag, radar }),
  ['id', 'name'],
  ({ radar: ofRings, ...wire }, context): Sow => ({
    ...wire,
    ...(ofRings !== null && { radar: ofRings }),
    newDiscoveries: carouselItemReader.all(wire.newDiscoveries, within(context, 'newDiscoveries')),
    experiments: experimentReferenceReader.all(wire.experiments, within(context, 'experiments')),
  }),
);

/** The answer of the permissions call (specification, section 7). */
export const settingsReader = rowReader(
  v.object({ reneAI: flag, experiments: v.nullish(v.array(v.unknown(), 'is not a list'), null) }),
  [],
  ({ reneAI, experiments }, context): WorkspaceSettings => ({
    reneAI,
    experiments: experiments && experimentReferenceReader.all(experiments, within(context, 'experiments')),
  }),
);

export const versionReader = rowReader(
  v.object({ version: requiredText, date: text }),
  ['version'],
  (wire): SowVersion => ({ name: wire.version, date: wire.date }),
);
