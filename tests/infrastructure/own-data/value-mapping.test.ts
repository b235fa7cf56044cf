import { describe, expect, it } from 'vitest';
import type { Mapping } from '../../../src/domain/own-data/mapping';
import { proposeMapping } from '../../../src/domain/own-data/propose-mapping';
import { rememberedOf, withRemembered } from '../../../src/domain/own-data/remembered-mapping';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';
import { utf8 } from './zip-of';
import { tablesOf } from '../../domain/own-data/a-table';

const FILE = utf8('Name;Status;Konsens\nA;Beobachten;hoch\nB;in Klärung;unklar\nC;Beobachten;hoch\nD;Important;Low');

function openFile(bytes = FILE) {
  const session = new OwnDataSession();
  const { mapping } = session.open('a.csv', bytes);
  if (mapping === null) throw new Error('No table');
  return { session, mapping };
}

function choose(mapping: Mapping, header: string, value: string, meaning: number | null): Mapping {
  return {
    ...mapping,
    sheets: mapping.sheets.map((sheet) => ({
      ...sheet,
      columns: sheet.columns.map((column) =>
        column.header !== header || column.values === undefined
          ? column
          : {
              ...column,
              values: column.values.map((each) => (each.value === value ? { ...each, meaning, isChosen: true } : each)),
            },
      ),
    })),
  };
}

const valuesOf = (mapping: Mapping, header: string) =>
  mapping.sheets[0]?.columns
    .find((column) => column.header === header)
    ?.values?.map(({ value, count, meaning }) => [value, count, meaning]);

async function rowsOf(session: OwnDataSession, mapping: Mapping) {
  const { workspace } = await session.build(mapping);
  return workspace.topics.map((row) => [
    row['topic_name'],
    row['topic_status'] ?? null,
    row['topic_consensus_label'],
    row['own'] ?? {},
  ]);
}

describe('statuses and levels in other words', () => {
  it('are proposed by their words, the most frequent first; unknown ones are none', () => {
    const { mapping } = openFile();
    expect(valuesOf(mapping, 'Status')).toEqual([
      ['Beobachten', 2, 2],
      ['in Klärung', 1, null],
      ['Important', 1, 3],
    ]);
    expect(valuesOf(mapping, 'Konsens')).toEqual([
      ['hoch', 2, 3],
      ['unklar', 1, null],
      ['Low', 1, 1],
    ]);
  });

  it('become what was chosen, and their own words stay as labels', async () => {
    const { session, mapping } = openFile();
    const chosen = session.revise(choose(mapping, 'Status', 'in Klärung', 1));
    expect(await rowsOf(session, chosen)).toEqual([
      ['A', 2, 'High', { Status: 'Beobachten', Konsens: 'hoch' }],
      ['B', 1, 'unklar', { Status: 'in Klärung' }],
      ['C', 2, 'High', { Status: 'Beobachten', Konsens: 'hoch' }],
      ['D', 3, 'Low', { Status: 'Important' }],
    ]);
  });

  it('are none of ours where one of several numbers is not', async () => {
    const { session, mapping } = openFile(utf8('Name;Status\nA;1\nB;5'));
    expect(valuesOf(mapping, 'Status')?.map(([, , meaning]) => meaning)).toEqual([null, null]);
    expect((await rowsOf(session, mapping)).map(([, status]) => status)).toEqual([null, null]);
  });

  it('have no table where all are our own words', () => {
    const { mapping } = openFile(utf8('Name;Status\nA;Monitor\nB;3\nC;-1'));
    expect(valuesOf(mapping, 'Status')).toBeUndefined();
  });

  it('are remembered for a newer version of the file, beside the proposals for new words', () => {
    const tables = (word: string) =>
      tablesOf({
        a: [
          ['Name', 'Status'],
          ['A', 'in Klärung'],
          ['B', word],
        ],
      });
    const earlier = choose(proposeMapping(tables('Beobachten')), 'Status', 'in Klärung', 1);
    const remembered = rememberedOf(earlier, 'a 2026.csv', 'own-1');
    const newer = tables('verworfen');
    const mapping = proposeMapping(newer, withRemembered(proposeMapping(newer), remembered));
    expect(valuesOf(mapping, 'Status')).toEqual([
      ['in Klärung', 1, 1],
      ['verworfen', 1, 4],
    ]);
  });
});
