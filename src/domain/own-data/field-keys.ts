/**
 * text: with the blanks at its ends. word: without them. share: a fraction of 1, with a unit question. links: addresses,
 * one a line. move: the change of a ring.
 */
export type FieldType =
  | 'text'
  | 'word'
  | 'id'
  | 'share'
  | 'count'
  | 'quadrant'
  | 'status'
  | 'consensus'
  | 'move'
  | 'date'
  | 'links'
  | 'text-or-number';

const TYPES = {
  id: 'id',
  name: 'text',
  description: 'text',
  trend: 'text-or-number',
  trendId: 'id',
  shift: 'word',
  growth: 'share',
  averageSizing: 'share',
  averageSizingLabel: 'word',
  consumerSizing: 'share',
  industrySizing: 'share',
  societySizing: 'share',
  quadrant: 'quadrant',
  status: 'status',
  ring: 'word',
  moved: 'move',
  isNew: 'text',
  consensus: 'consensus',
  consensusIcon: 'word',
  drivers: 'count',
  image: 'word',
  growthSeries: 'text',
  links: 'links',
  note: 'text',
  topic: 'text-or-number',
  topicId: 'id',
  title: 'text',
  url: 'word',
  classification: 'text',
  updated: 'date',
  product: 'text',
  stage: 'text-or-number',
  amount: 'text-or-number',
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
