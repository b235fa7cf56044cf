import * as v from 'valibot';
import type { SowVersion } from '../../domain/workspace/explore-tab';
import type { ExperimentReference } from '../../domain/shared/screen';
import type { Sow, SowSummary, WorkspaceSettings } from '../../domain/workspace/sow';
import { carouselItemReader } from './carousel-item.wire';
import { shownName } from '../../domain/shared/long-texts';
import { flag, id, list, requiredName, text } from './fields';
import { rowReader, within } from './rows';
import { FONT_LIST, LOGO_LIMIT } from '../../domain/shared/house-style';
import { key } from './config-keys';

const summary = { id: id<'sow'>(), name: requiredName };

export const sowSummaryReader = rowReader(v.object(summary), ['id', 'name'], (wire): SowSummary => wire);

const names = v.array(v.pipe(v.string('is not a text'), v.transform(shownName)), 'is not a list');

/** Of a project that was opened from the file of a technology radar. */
const radar = v.nullish(v.object({ rings: names, sectors: names }), null);

const experimentReferenceReader = rowReader(
  v.object({ eid: id<'experiment'>(), experiment_name: requiredName }),
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
  v.object({ version: requiredName, date: text }),
  ['version'],
  (wire): SowVersion => ({ name: wire.version, date: wire.date }),
);

const colour = v.pipe(
  v.string('must be a colour'),
  v.regex(/^#[\da-f]{6}$/i, 'must be a colour such as #1f5fd6'),
  v.toLowerCase(),
);

/** Pictures of other origins are not loaded: the content security policy has none. */
const logo = v.pipe(
  key(),
  v.regex(
    /^(?:\/(?!\/)\S+\.(?:svg|png)|data:image\/(?:svg\+xml|png)[;,]\S+)$/i,
    'must be an SVG or PNG of this origin (/logo.svg) or a data: address',
  ),
);

/** As the operator sets it. */
export const houseStyle = v.object({
  logo: v.nullish(logo, null),
  main: v.nullish(colour, null),
  accent: v.nullish(colour, null),
  fonts: v.nullish(v.pipe(key(), v.regex(FONT_LIST, 'must be a list of font names')), null),
});

/** As a team shares it: the logo is a PNG that the product has drawn, of limited size, and no address. */
export const teamStyle = v.object({
  ...houseStyle.entries,
  logo: v.nullish(
    v.pipe(v.string(), v.maxLength(LOGO_LIMIT), v.regex(/^data:image\/png;base64,iVBORw0KGgo[\w+/]*={0,2}$/)),
    null,
  ),
});
