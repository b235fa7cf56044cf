import { FIGURES } from '../topic/figures';
import type { FieldKey, OwnTarget } from './field-keys';

/** topics is the only sheet that must be there. */
export const SHEET_KINDS = [
  'topics',
  'trends',
  'shifts',
  'sources',
  'startups',
  'previous-topics',
  'previous-trends',
] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

export interface SheetForm {
  /** The name of the sheet in files that the product writes. */
  readonly name: string;
  /** The columns in the order of written files, with their names there. */
  readonly fields: Readonly<Partial<Record<FieldKey, string>>>;
}

const SIGNAL_FIELDS = {
  description: 'Description',
  growth: FIGURES.growth.label,
  averageSizing: FIGURES.sizing.column,
  averageSizingLabel: 'Sizing label',
  consumerSizing: FIGURES.consumer.column,
  industrySizing: FIGURES.industry.column,
  societySizing: FIGURES.society.column,
  quadrant: 'Quadrant',
  consensus: 'Consensus',
  consensusIcon: 'Consensus icon',
  drivers: FIGURES.drivers.head,
  image: 'Image',
} as const;

const TOPICS = {
  id: 'ID',
  name: 'Name',
  trendId: 'Trend ID',
  trend: 'Trend',
  shift: 'Shift',
  ...SIGNAL_FIELDS,
  status: 'Status',
  ring: 'Ring',
  moved: 'Moved',
  isNew: 'Is new',
  links: 'Links',
  note: 'My note',
} as const;
const TRENDS = { id: 'ID', name: 'Name', shift: 'Shift', ...SIGNAL_FIELDS, note: 'My note' } as const;
const OF_TOPIC = { topicId: 'Topic ID', topic: 'Topic' } as const;

/** The sheets of a spreadsheet with own data (docs/own-data.md). */
export const SHEET_FORMS: Readonly<Record<SheetKind, SheetForm>> = {
  topics: { name: 'Topics', fields: TOPICS },
  trends: { name: 'Trends', fields: TRENDS },
  shifts: { name: 'Shifts', fields: { id: 'ID', name: 'Name', description: 'Description' } },
  sources: {
    name: 'Sources',
    fields: { ...OF_TOPIC, title: 'Title', url: 'Link', classification: 'Classification', updated: 'Updated' },
  },
  startups: {
    name: 'Start-ups',
    fields: {
      ...OF_TOPIC,
      name: 'Name',
      description: 'Description',
      product: 'Product',
      stage: 'Stage',
      amount: 'Amount',
      url: 'Link',
    },
  },
  'previous-topics': { name: 'Previous topics', fields: TOPICS },
  'previous-trends': { name: 'Previous trends', fields: TRENDS },
};

/** Written files name a column with further lines so, where its own name would be taken for a field. */
export const MORE_PREFIX = 'More: ';

/** And the columns with own labels and figures. */
export const OWN_PREFIXES: Readonly<Record<OwnTarget, string>> = { 'own-label': 'Label: ', 'own-figure': 'Figure: ' };

/** What a written file says that a column is; null: it says nothing. */
export function ownTargetOf(header: string): OwnTarget | null {
  return header.startsWith(OWN_PREFIXES['own-label'])
    ? 'own-label'
    : header.startsWith(OWN_PREFIXES['own-figure'])
      ? 'own-figure'
      : null;
}

/** The name of a column without what written files put before it. */
export function ownName(header: string): string {
  const prefix = [MORE_PREFIX, ...Object.values(OWN_PREFIXES)].find((each) => header.startsWith(each)) ?? '';
  return header.slice(prefix.length);
}

/** The fields that a column of such a sheet can become, with the names that the dialog shows. */
export function fieldsOf(kind: SheetKind): readonly (readonly [key: FieldKey, label: string])[] {
  return Object.entries(SHEET_FORMS[kind].fields) as [FieldKey, string][];
}

export function isTopicKind(kind: SheetKind | null): kind is 'topics' | 'previous-topics' {
  return kind === 'topics' || kind === 'previous-topics';
}
