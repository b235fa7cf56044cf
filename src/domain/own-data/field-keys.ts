/** share: a fraction of 1, with a unit question. links: addresses, one a line. */
export type FieldType = 'text' | 'id' | 'share' | 'count' | 'quadrant' | 'status' | 'date' | 'links' | 'text-or-number';

const TYPES = {
  id: 'id',
  name: 'text',
  description: 'text',
  trend: 'text-or-number',
  trendId: 'id',
  shift: 'text',
  growth: 'share',
  averageSizing: 'share',
  averageSizingLabel: 'text',
  consumerSizing: 'share',
  industrySizing: 'share',
  societySizing: 'share',
  quadrant: 'quadrant',
  status: 'status',
  ring: 'text',
  moved: 'text-or-number',
  isNew: 'text',
  consensus: 'text',
  consensusIcon: 'text',
  drivers: 'count',
  image: 'text',
  growthSeries: 'text',
  links: 'links',
  topic: 'text-or-number',
  topicId: 'id',
  title: 'text',
  url: 'text',
  classification: 'text',
  updated: 'date',
  value: 'text-or-number',
  text: 'text',
  period: 'text',
  product: 'text',
  stage: 'text-or-number',
  amount: 'text-or-number',
  date: 'date',
  type: 'text',
  label: 'text',
  favicon: 'text',
  sourceTitle: 'text',
} as const satisfies Record<string, FieldType>;

export type FieldKey = keyof typeof TYPES;

/** A column that becomes a label or a figure beside ours. */
export type OwnTarget = 'own-label' | 'own-figure';

export function fieldType(key: FieldKey): FieldType {
  return TYPES[key];
}

export function isShare(key: string): boolean {
  return key in TYPES && TYPES[key as FieldKey] === 'share';
}
