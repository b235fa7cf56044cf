import { TOPIC_KEYS, TREND_KEYS } from '../wire/signal-keys';

const keys = (words: string): readonly string[] => words.trim().split(/\s+/);

const TREND = [...Object.values(TREND_KEYS), 'sow_id', 'more'];
const TOPIC = [...Object.values(TOPIC_KEYS), 'sow_id', 'own'];
const ITEM = [
  'type',
  ...[TOPIC_KEYS, TREND_KEYS].flatMap(({ id, name, image, quadrant }) => [id, name, image, quadrant]),
];

const MANIFESTATION = keys(`
  startup_names startup_descriptions startup_developed_product startup_fundraising_stage
  startup_fundraising_amount startup_informations_source_url
`);

/**
 * The keys of a workspace file (docs/workspace-file.md), by the pattern of the object's path: '*' is an index of a list,
 * or a key that is an id.
 */
export const KNOWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  '': keys(`
  meta sows shifts trends topics deepdives sources opportunities foresight versions previous experiments
  permissions quadrants
`),
  meta: keys('title licence attribution figures real_figures source_repo quadrants_computed growth_name own_project'),
  'sows.*': keys('id name loadDate newDiscoveries experiments reneAI organisation radar'),
  'sows.*.radar': keys('rings sectors'),
  'sows.*.newDiscoveries.*': ITEM,
  'sows.*.experiments.*': keys('eid experiment_name'),
  'shifts.*': keys('id sow_id name description trends'),
  'trends.*': TREND,
  'topics.*': TOPIC,
  'deepdives.*': keys('evolution manifestations datapoints provocations more'),
  'deepdives.*.manifestations.*': MANIFESTATION,
  'deepdives.*.datapoints.*': keys('data_point_value data_point_description data_point_url'),
  'sources.*': keys('topic_sources last_updated'),
  'sources.*.topic_sources.*': keys('title url internal_classification'),
  'opportunities.*': keys('sow_id opportunity_name topics topic_names'),
  'opportunities.*.topics.*': ITEM,
  'foresight.*': keys('sow_id insight_title insight_description created_at sources predictions'),
  'foresight.*.sources.*': keys('source_title source_url source_favicon'),
  'foresight.*.predictions.*': keys('id type name'),
  'versions.*.*': keys('version date'),
  'previous.*': keys('trends topics'),
  'previous.*.trends.*': TREND,
  'previous.*.topics.*': TOPIC,
  'experiments.*': keys('eid sow_id experiment_name experiment_url'),
  'permissions.*': keys('reneAI experiments'),
  'permissions.*.experiments.*': keys('eid experiment_name'),
  'quadrants.*': keys('id name label description'),
};
