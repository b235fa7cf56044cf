/** id: a text or a number. share: a fraction of 1, with a unit question. move: the change of a ring. */
export type FieldType = 'text' | 'id' | 'share' | 'count' | 'quadrant' | 'status' | 'consensus' | 'move' | 'date';

const TYPES = {
  id: 'id',
  name: 'text',
  description: 'text',
  trend: 'id',
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
  moved: 'move',
  isNew: 'text',
  consensus: 'consensus',
  consensusIcon: 'text',
  drivers: 'count',
  image: 'text',
  links: 'text',
  note: 'text',
  topic: 'id',
  topicId: 'id',
  title: 'text',
  url: 'text',
  classification: 'text',
  updated: 'date',
  product: 'text',
  stage: 'id',
  amount: 'id',
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
