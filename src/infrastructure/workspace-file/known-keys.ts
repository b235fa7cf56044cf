import {
  DATAPOINT_KEYS,
  DECISION_KEYS,
  INSIGHT_KEYS,
  INSIGHT_SOURCE_KEYS,
  PREDICTION_KEYS,
  QUADRANT_KEYS,
  SHIFT_KEYS,
  SOURCE_KEYS,
  STARTUP_KEYS,
  TOPIC_KEYS,
  TREND_KEYS,
} from '../wire/workspace-keys';
import { MODULE_NAMES } from '../../domain/shared/modules';
import type { Path } from '../wire/rows';

const keys = (words: string): readonly string[] => words.trim().split(/\s+/);

const TREND = [...Object.values(TREND_KEYS), 'sow_id', 'more'];
const TOPIC = [...Object.values(TOPIC_KEYS), 'sow_id', 'own'];
const ITEM = [
  'type',
  ...[TOPIC_KEYS, TREND_KEYS].flatMap(({ id, name, image, quadrant }) => [id, name, image, quadrant]),
];

/**
 * The keys of a workspace file (docs/workspace-file.md), by the pattern of the object's path: '*' is an index of a list,
 * or a key that is an id.
 */
export const KNOWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  '': keys(`
  meta sows shifts trends topics deepdives sources opportunities foresight versions previous earlier decisions experiments
  permissions quadrants modules
`),
  modules: MODULE_NAMES,
  meta: keys(
    'id title language licence attribution figures decisions real_figures source_repo quadrants_computed growth_name size_axis own_project',
  ),
  'meta.size_axis': keys('name whole'),
  'sows.*': keys('id name loadDate newDiscoveries experiments reneAI organisation radar'),
  'sows.*.radar': keys('rings sectors'),
  'sows.*.newDiscoveries.*': ITEM,
  'sows.*.experiments.*': keys('eid experiment_name'),
  'shifts.*': [...Object.values(SHIFT_KEYS), 'sow_id', 'trends'],
  'trends.*': TREND,
  'topics.*': TOPIC,
  'deepdives.*': keys('evolution manifestations datapoints provocations more'),
  'deepdives.*.manifestations.*': Object.values(STARTUP_KEYS),
  'deepdives.*.datapoints.*': Object.values(DATAPOINT_KEYS),
  'sources.*': keys('topic_sources last_updated'),
  'sources.*.topic_sources.*': Object.values(SOURCE_KEYS),
  'opportunities.*': keys('sow_id opportunity_name topics topic_names'),
  'opportunities.*.topics.*': ITEM,
  'foresight.*': [...Object.values(INSIGHT_KEYS), 'sow_id', 'sources', 'predictions'],
  'foresight.*.sources.*': Object.values(INSIGHT_SOURCE_KEYS),
  'foresight.*.predictions.*': Object.values(PREDICTION_KEYS),
  'versions.*.*': keys('version date'),
  'previous.*': keys('trends topics'),
  'previous.*.trends.*': TREND,
  'previous.*.topics.*': TOPIC,
  'earlier.*.*': keys('date trends topics'),
  'earlier.*.*.trends.*': TREND,
  'earlier.*.*.topics.*': TOPIC,
  'decisions.*.*': Object.values(DECISION_KEYS),
  'experiments.*': keys('eid sow_id experiment_name experiment_url'),
  'permissions.*': keys('reneAI experiments'),
  'permissions.*.experiments.*': keys('eid experiment_name'),
  'quadrants.*': Object.values(QUADRANT_KEYS),
};

export interface WorkspaceProblem {
  /** Where in the document, such as ['topics', 4, 'tid']. */
  readonly path: Path;
  readonly message: string;
  /**
   * fatal: the file cannot be opened. skipped: the row is left out. unknown: one field counts as unknown.
   * warning: is read as it is, but is probably a mistake. note: loads.
   */
  readonly severity: 'fatal' | 'skipped' | 'unknown' | 'warning' | 'note';
}
