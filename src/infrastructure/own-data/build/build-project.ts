import { cellText } from '../../../domain/own-data/cell-text';
import { normalisedName } from '../../../domain/own-data/normalised-name';
import type { MappedSheet } from './mapped-sheet';
import { readDate } from './read-fields';

/** The properties of the sheet Project, by the names that written files have. */
const PROJECT_PROPERTIES = {
  id: 'Project ID',
  name: 'Name',
  loadDate: 'Loaded',
  assistant: 'Assistant',
  title: 'Title',
  licence: 'Licence',
  attribution: 'Attribution',
  figures: 'Note on figures',
  growthName: 'Growth is called',
  quadrants: 'Quadrants',
  growthDivide: 'Quadrants computed at growth',
  sizingDivide: 'Quadrants computed at sizing',
  rings: 'Rings',
} as const;

/** The property Quadrants of written files: none is computed when they are opened. */
export const QUADRANTS_AS_GIVEN = 'as in the file';

/** "Version: Previous Data". */
const VERSION_PREFIX = 'Version: ';

export interface ProjectProperties {
  readonly values: Readonly<Partial<Record<keyof typeof PROJECT_PROPERTIES, string | number>>>;
  readonly versions: readonly { readonly version: string; readonly date?: string }[];
}

const NAMES = new Map(Object.entries(PROJECT_PROPERTIES).map(([key, name]) => [normalisedName(name), key]));
const SYNONYMS = new Map([
  ['projekt', 'name'],
  ['project', 'name'],
  ['projet', 'name'],
  ['proyecto', 'name'],
  ['nom', 'name'],
  ['nombre', 'name'],
  ['date', 'loadDate'],
  ['datum', 'loadDate'],
  ['fecha', 'loadDate'],
]);

export function readProject(sheet: MappedSheet | null): ProjectProperties {
  const values: Record<string, string | number> = {};
  const versions: { version: string; date?: string }[] = [];
  for (const row of sheet?.rows ?? []) {
    const label = row.word('label') ?? '';
    if (label.startsWith(VERSION_PREFIX)) {
      const date = readDate(row, 'value');
      versions.push({ version: label.slice(VERSION_PREFIX.length), ...(date !== null && { date }) });
      continue;
    }
    const key = NAMES.get(normalisedName(label)) ?? SYNONYMS.get(normalisedName(label));
    if (key === undefined) {
      row.report('label', 'note', `${cellText(row.cell('label'))} is no property of a project.`, 'Not used.');
      continue;
    }
    const value = key === 'loadDate' ? readDate(row, 'value') : row.textOrNumber('value');
    if (value !== null) values[key] = value;
  }
  return { values, versions };
}
