import { describe, expect, it } from 'vitest';
import fixture from '../../fixtures/workspace.json' with { type: 'json' };
import { deepdiveReader } from '../../../src/infrastructure/wire/deepdive.wire';
import { experimentReader, platformReader, shiftReader } from '../../../src/infrastructure/wire/catalogue.wire';
import { grantReader } from '../../../src/infrastructure/luzmo/luzmo-access';
import { insightReader } from '../../../src/infrastructure/wire/insight.wire';
import type { RowReader } from '../../../src/infrastructure/wire/rows';
import { settingsReader, sowReader, sowSummaryReader, versionReader } from '../../../src/infrastructure/wire/sow.wire';
import { topicSourcesReader, topicReader, trendReader } from '../../../src/infrastructure/wire/topic.wire';
import { sampleRow } from '../http/sample-answer';
import { fieldsOf, fieldsReadOf } from './recorded-fields';

interface Kind {
  /** In the API's document. */
  readonly kind: string;
  readonly reader: RowReader<unknown>;
  /** Fields of the document that the product has no use for. */
  readonly unread?: readonly string[];
  /** The list of the workspace file that holds such rows, and the fields that only the file has. */
  readonly list?: string;
  readonly onlyInFile?: readonly string[];
}

const KINDS: readonly Kind[] = [
  { kind: 'SowSummary', reader: sowSummaryReader },
  {
    kind: 'Sow',
    reader: sowReader,
    unread: ['organisation'],
    list: 'sows',
    onlyInFile: ['organisation.name', 'radar'],
  },
  { kind: 'WorkspaceSettings', reader: settingsReader, list: 'permissions' },
  { kind: 'Version', reader: versionReader, list: 'versions' },
  { kind: 'Shift', reader: shiftReader, list: 'shifts', onlyInFile: ['sow_id'] },
  { kind: 'Trend', reader: trendReader, list: 'trends' },
  { kind: 'Topic', reader: topicReader, list: 'topics', onlyInFile: ['sow_id', 'own', 'ring', 'ring_move'] },
  { kind: 'Deepdive', reader: deepdiveReader, list: 'deepdives' },
  { kind: 'TopicSources', reader: topicSourcesReader, list: 'sources' },
  { kind: 'Opportunity', reader: platformReader, list: 'opportunities', onlyInFile: ['sow_id'] },
  { kind: 'Insight', reader: insightReader, list: 'foresight', onlyInFile: ['sow_id'] },
  {
    kind: 'Experiment',
    reader: experimentReader,
    unread: ['eid', 'experiment_name'],
    list: 'experiments',
    onlyInFile: ['sow_id'],
  },
  { kind: 'Grant', reader: grantReader },
];

const workspace = fixture as unknown as Readonly<Record<string, object>>;

describe('the fields of the API have one name each', () => {
  it.each(KINDS)(
    "$kind: the app asks for those of the API's document",
    ({ kind, reader, unread = [], onlyInFile = [] }) => {
      const row = sampleRow(kind);
      const read = fieldsReadOf(row, reader).filter((field) => !onlyInFile.includes(field));
      expect(read).toEqual(fieldsOf(row).filter((field) => !unread.includes(field)));
    },
  );

  it.each(KINDS.filter(({ list }) => list !== undefined))(
    '$kind: the embedded workspace holds no others',
    ({ kind, list = '', onlyInFile = [] }) => {
      const known = [...fieldsOf(sampleRow(kind)), ...onlyInFile];
      const held = fieldsOf(Object.values(workspace[list] ?? {}));
      expect(held.filter((field) => !known.includes(field))).toEqual([]);
      expect(held).not.toEqual([]);
    },
  );
});
