/** The keys of a workspace document by the fields of a spreadsheet. */
export const TOPIC_KEYS = {
  id: 'tid',
  name: 'topic_name',
  trendId: 'trend',
  status: 'topic_status',
  description: 'topic_description',
  quadrant: 'quadrant',
  averageSizing: 'average_sizing',
  averageSizingLabel: 'average_sizing_label',
  consumerSizing: 'consumer_sizing',
  industrySizing: 'industry_sizing',
  societySizing: 'society_sizing',
  consensus: 'topic_consensus_label',
  consensusIcon: 'topic_consensus_icon_uri',
  growth: 'topic_growth',
  drivers: 'driver_count',
  image: 'topic_image_s3_uri',
  ring: 'ring',
  moved: 'ring_move',
} as const;

export const TREND_KEYS = {
  id: 'ssid',
  name: 'trend_name',
  shift: 'shift_name',
  description: 'trend_description',
  growth: 'trend_growth',
  averageSizing: 'trend_average_sizing',
  averageSizingLabel: 'trend_average_sizing_label',
  consumerSizing: 'trend_consumer_sizing',
  industrySizing: 'trend_industry_sizing',
  societySizing: 'trend_society_sizing',
  quadrant: 'quadrant',
  consensus: 'trend_consensus_label',
  consensusIcon: 'trend_consensus_icon_uri',
  drivers: 'driver_count',
  image: 'trend_image_s3_uri',
} as const;

/** What the user wrote on a topic or trend, in the rows of a workbook: opening it takes the notes out again. */
export const PERSONAL_KEYS = { note: 'my_note', reason: 'my_reason' } as const;

export const DECISION_KEYS = { id: 'tid', status: 'topic_status', at: 'decided_at', reason: 'reason' } as const;
export const SHIFT_KEYS = { id: 'id', name: 'name', description: 'description' } as const;
export const QUADRANT_KEYS = { id: 'id', name: 'name', label: 'label', description: 'description' } as const;
export const SOURCE_KEYS = { title: 'title', url: 'url', classification: 'internal_classification' } as const;

export const STARTUP_KEYS = {
  name: 'startup_names',
  description: 'startup_descriptions',
  product: 'startup_developed_product',
  stage: 'startup_fundraising_stage',
  amount: 'startup_fundraising_amount',
  url: 'startup_informations_source_url',
} as const;

export const DATAPOINT_KEYS = {
  value: 'data_point_value',
  description: 'data_point_description',
  url: 'data_point_url',
} as const;

export const INSIGHT_KEYS = {
  title: 'insight_title',
  description: 'insight_description',
  date: 'created_at',
} as const;

export const INSIGHT_SOURCE_KEYS = {
  sourceTitle: 'source_title',
  url: 'source_url',
  favicon: 'source_favicon',
} as const;
export const PREDICTION_KEYS = { type: 'type', topicId: 'id', topic: 'name' } as const;
