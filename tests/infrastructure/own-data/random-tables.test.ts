import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Mapping } from '../../../src/domain/own-data/mapping';
import { checksOf, type ReadingCheck } from '../../../src/domain/own-data/checks';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';
import { rawOds, rawXlsx, rowsXml, utf8 } from './zip-of';

type Value = string | number | null;
type Line = readonly Value[];

const NAMES = ['Kelp farms', 'Moss roofs', 'Peat power', 'Algae feed', 'Night trains', 'Yard trucks', 'Carbon labels'];
const CLUSTERS = ['Food', 'Energy', 'Transport'];

const tables = fc.record({
  names: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 3 }),
  growths: fc.array(fc.integer({ min: -20, max: 90 }), { minLength: 7, maxLength: 7 }),
  header: fc.constantFrom(['Name', 'Growth', 'Cluster'], ['Thema', 'Wachstum', 'Gruppe'], ['Signal', 'CAGR', 'Theme']),
  // Where the file says that growth is in percent: in the name of the column, in each cell, or nowhere; or two years.
  unit: fc.constantFrom('name', 'cells', 'none', 'years'),
  isTurned: fc.boolean(),
  notes: fc.integer({ min: 0, max: 12 }),
  isGap: fc.boolean(),
  legend: fc.constantFrom('none', 'below', 'beside'),
  hasSections: fc.boolean(),
  hasTotal: fc.boolean(),
  footnote: fc.boolean(),
  writer: fc.constantFrom('xlsx', 'ods', 'csv', 'tsv'),
});

const LEGEND: readonly Line[] = [
  ['Colour', 'Meaning'],
  ['green', 'we act'],
  ['red', 'we wait'],
];

/** The file as a program writes it. */
function written(lines: readonly Line[], writer: string): Uint8Array {
  if (writer === 'xlsx') return rawXlsx({ sheets: { Sheet1: rowsXml(lines) } });
  if (writer === 'ods') return rawOds(lines);
  const mark = writer === 'tsv' ? '\t' : ';';
  const width = Math.max(...lines.map(({ length }) => length));
  return utf8(lines.map((line) => Array.from({ length: width }, (_, at) => line[at] ?? '').join(mark)).join('\n'));
}

/** The mapping with the right answer to what is not sure. */
function answered(mapping: Mapping, { kind, sheet }: ReadingCheck, isTurned: boolean): Mapping {
  if (kind !== 'unit' && kind !== 'turn') throw new Error(`${kind} is not sure`);
  return {
    ...mapping,
    sheets: mapping.sheets.map((each) =>
      each.sheet === sheet?.sheet && kind === 'turn' ? { ...each, form: { ...each.form, isTurned } } : each,
    ),
  };
}

it('a table with random noise around it is read as it was, with the right answers to what is asked', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async ({ names, growths, header: [name = '', growth = '', group = ''], ...noise }) => {
      const { unit, writer, isTurned } = noise;
      const topics = names.map((each, index) => ({
        name: each,
        growth: growths[index] ?? 0,
        cluster: CLUSTERS[Math.floor((index * 2) / names.length)] ?? '',
      }));
      const clusters = [...new Set(topics.map(({ cluster }) => cluster))];
      // One section alone could be a record without values.
      const isCut = noise.hasSections && clusters.length > 1 && !isTurned;
      const valuesOf = (value: number): Line => {
        if (unit === 'years') return [200, 200 + 2 * value];
        return [unit === 'cells' ? `${value} %` : value];
      };
      const named = unit === 'years' ? ['2024', '2025'] : [unit === 'name' ? `${growth} (%)` : growth];
      const table: Line[] = [[name, ...named, isCut ? 'Owner' : group]];
      for (const cluster of clusters) {
        if (isCut) table.push([cluster]);
        for (const each of topics.filter((topic) => topic.cluster === cluster))
          table.push([each.name, ...valuesOf(each.growth), isCut ? 'Ann' : cluster]);
      }
      if (noise.hasTotal && !isTurned) table.push(['Average', ...valuesOf(12)]);
      const body = isTurned ? (table[0] ?? []).map((_, at) => table.map((line) => line[at] ?? null)) : table;
      const lines: Line[] = Array.from({ length: noise.notes }, (_, index) => [`Remark ${index + 1} on the list`]);
      if (noise.isGap && noise.notes > 0) lines.push([]);
      const top = lines.length;
      lines.push(...body);
      if (noise.footnote) lines.push([], ['Source: the team of foresight, in May']);
      if (noise.legend === 'below') lines.push([], ...LEGEND);
      if (noise.legend === 'beside')
        for (const [index, line] of LEGEND.entries()) {
          const width = body[0]?.length ?? 0;
          lines[top + index] = [
            ...Array.from({ length: width }, (_, at) => lines[top + index]?.[at] ?? null),
            null,
            ...line,
          ];
        }
      const session = new OwnDataSession();
      let { mapping } = session.open(`a.${writer}`, written(lines, writer));
      if (mapping === null) throw new Error('no mapping');
      for (const check of checksOf(mapping)) mapping = session.revise(answered(mapping, check, isTurned));
      const { workspace } = await session.build(mapping);
      const trends = new Map(workspace.trends.map((row) => [row['ssid'], row['trend_name']]));
      expect(workspace.topics.map((row) => [row['topic_name'], row['topic_growth'], trends.get(row['trend'])])).toEqual(
        topics.map(({ name: each, growth: value, cluster }) => [each, value / 100, cluster]),
      );
    }),
    { numRuns: 80 },
  );
});
