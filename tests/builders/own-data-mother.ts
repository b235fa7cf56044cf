import type { OpenedProject } from '../../src/application/own-data/own-projects';
import { entityId } from '../../src/domain/shared/entity-id';
import type { ChosenFile } from '../../src/application/shared/browser-ports';
import type {
  MappingPreview,
  OwnDataCounts,
  ColumnMapping,
  Mapping,
  SheetMapping,
} from '../../src/domain/own-data/mapping';
import { FOUND_FORM } from '../../src/domain/own-data/table-form';
import type { GridLine } from '../../src/domain/own-data/grid';
import type { PlaneItem } from '../../src/domain/plane/plane-scene';
import { quadrantOf } from '../../src/domain/topic/quadrant';
import type { BuiltWorkspace } from '../../src/application/own-data/own-data-reader';
import type { DataFault } from '../../src/domain/own-data/data-fault';
import { aWorkspaceDocument } from './workspace-document-mother';

export function aFile(name = 'mobility-signals.csv', size = 100): ChosenFile {
  return { name, size, arrayBuffer: async () => new ArrayBuffer(0) };
}

export function counts(parts: Partial<OwnDataCounts> = {}): OwnDataCounts {
  return {
    topics: 24,
    trends: 8,
    withoutFigure: 0,
    rowsLeftOut: 0,
    quadrants: 'given',
    ...parts,
  };
}

function aColumn(parts: Partial<ColumnMapping> = {}): ColumnMapping {
  return {
    index: 0,
    header: 'Signal',
    target: 'name',
    reason: 'known name',
    isChosen: false,
    unit: null,
    question: null,
    blanks: null,
    isNumeric: false,
    examples: ['Sodium-ion cells'],
    ...parts,
  };
}

/** Without a unit, and none is clearly likelier. */
const GROWTH: ColumnMapping = aColumn({
  index: 1,
  header: 'Growth p.a.',
  target: 'growth',
  reason: 'known name; unit to check',
  isUnsure: true,
  unit: 'percent',
  question: {
    example: '31,7',
    exampleName: 'Sodium-ion cells',
    lowest: -5.7,
    highest: 31.7,
    answers: ['percent', 'fraction'],
    odd: null,
  },
});

const AGREEMENT: ColumnMapping = aColumn({
  index: 2,
  header: 'Agreement',
  target: 'more',
  reason: 'not known',
});

export function aSheet(parts: Partial<SheetMapping> = {}): SheetMapping {
  return {
    sheet: 'mobility-signals',
    rowCount: 24,
    kind: 'topics',
    reason: '',
    form: FOUND_FORM,
    asksTurn: false,
    isTurned: false,
    together: null,
    besides: [],
    places: [0, 1, 2],
    outline: null,
    several: null,
    canBeSeveral: false,
    columns: [aColumn(), GROWTH, AGREEMENT],
    ...parts,
  };
}

export function aMapping(parts: Partial<Mapping> = {}): Mapping {
  return {
    projectName: 'mobility-signals',
    text: { encoding: 'windows-1252', delimiter: ';', quotes: 'read' },
    sheets: [aSheet()],
    decimal: { mark: ',', isChosen: false, asked: null },
    ...parts,
  };
}

function aPoint(name: string, growth: number, average: number): PlaneItem {
  return { id: name, name, quadrant: quadrantOf(1), growth, sizing: { average }, driverCount: 1 };
}

export function aPreview(parts: Partial<MappingPreview> = {}): MappingPreview {
  return {
    sizes: [{ lines: 3, columns: 3, kinds: { names: 1, topic: 2 }, tables: [] }],
    points: [aPoint('Sodium-ion cells', 0.317, 0.21), aPoint('Kerbside charging', 0.262, 0.56)],
    sizeAxis: null,
    counts: counts(),
    faults: [],
    rings: [],
    shared: null,
    problem: null,
    ...parts,
  };
}

export function aFault(parts: Partial<DataFault> = {}): DataFault {
  return {
    severity: 'gap',
    sheet: 'Topics',
    row: 7,
    column: 'Growth p.a.',
    found: 'k. A.',
    problem: 'Not a number.',
    consequence: 'Opened without growth; not on the map.',
    ...parts,
  };
}

export function aBuiltWorkspace(parts: Partial<BuiltWorkspace> = {}): BuiltWorkspace {
  return {
    workspace: aWorkspaceDocument({ topics: [{ tid: 1, topic_name: 'Natrium-Ionen-Akku' }] }),
    faults: [],
    counts: counts(),
    ...parts,
  };
}

export function anOpenedProject(parts: Partial<OpenedProject> = {}): OpenedProject {
  return {
    id: entityId('own-00000001'),
    name: 'Mine',
    fileName: 'mine.json',
    openedAt: '2026-09-30T10:00:00.000Z',
    topicCount: 1,
    isStored: true,
    notes: [],
    kept: [],
    gone: 0,
    ...parts,
  };
}

export function aLine(row: number, texts: readonly string[], parts: Partial<GridLine> = {}): GridLine {
  const cells = texts.map((text) => ({ text, shown: null, state: 'plain' }) as const);
  return { row, more: 0, kind: 'topic', why: '', isFirst: false, isLast: false, cells, ...parts };
}
