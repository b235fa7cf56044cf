const keys = (words: string): readonly string[] => words.trim().split(/\s+/);

const ITEM = keys('type tid ssid topic_name trend_name topic_image_s3_uri trend_image_s3_uri quadrant');

const TREND = keys(`
  ssid sow_id shift_name trend_name trend_description trend_image_s3_uri quadrant trend_average_sizing
  trend_average_sizing_label trend_consumer_sizing trend_industry_sizing trend_society_sizing
  trend_consensus_label trend_consensus_icon_uri trend_growth driver_count more
`);

const TOPIC = keys(`
  tid sow_id trend topic_name topic_description topic_image_s3_uri topic_status quadrant average_sizing
  average_sizing_label consumer_sizing industry_sizing society_sizing topic_consensus_label
  topic_consensus_icon_uri topic_growth driver_count ring ring_move own
`);

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
