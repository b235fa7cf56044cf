/** The keys of topics and trends in a workspace document, for the fields that both have. */
export type SignalKeys = Readonly<
  Record<
    | 'id'
    | 'name'
    | 'description'
    | 'growth'
    | 'averageSizing'
    | 'averageSizingLabel'
    | 'consumerSizing'
    | 'industrySizing'
    | 'societySizing'
    | 'quadrant'
    | 'consensus'
    | 'consensusIcon'
    | 'drivers'
    | 'image',
    string
  >
>;

export const TOPIC_KEYS: SignalKeys & Readonly<Record<'status' | 'trendId' | 'ring' | 'moved', string>> = {
  id: 'tid',
  name: 'topic_name',
  trendId: 'trend',
  description: 'topic_description',
  growth: 'topic_growth',
  averageSizing: 'average_sizing',
  averageSizingLabel: 'average_sizing_label',
  consumerSizing: 'consumer_sizing',
  industrySizing: 'industry_sizing',
  societySizing: 'society_sizing',
  quadrant: 'quadrant',
  consensus: 'topic_consensus_label',
  consensusIcon: 'topic_consensus_icon_uri',
  drivers: 'driver_count',
  image: 'topic_image_s3_uri',
  status: 'topic_status',
  ring: 'ring',
  moved: 'ring_move',
};

export const TREND_KEYS: SignalKeys & Readonly<Record<'shift', string>> = {
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
};
