import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openQuestions } from '../../../src/domain/own-data/open-questions';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';
import { rawXlsx, rowsXml, utf8 } from './zip-of';

type Line = readonly (string | number | null)[];

const NAMES = ['Kelp farms', 'Moss roofs', 'Peat power', 'Algae feed', 'Night trains', 'Yard trucks', 'Carbon labels'];
const CLUSTERS = ['Food', 'Energy', 'Transport'];

const tables = fc.record({
  names: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 3 }),
  growths: fc.array(fc.integer({ min: -20, max: 90 }), { minLength: 7, maxLength: 7 }),
  header: fc.constantFrom(
    ['Name', 'Growth in %', 'Cluster'],
    ['Thema', 'Wachstum (%)', 'Gruppe'],
    ['Signal', 'CAGR, %', 'Theme'],
  ),
  notes: fc.integer({ min: 0, max: 12 }),
  isGap: fc.boolean(),
  legend: fc.constantFrom('none', 'below', 'beside'),
  hasSections: fc.boolean(),
  hasTotal: fc.boolean(),
  footnote: fc.boolean(),
  writer: fc.constantFrom('xlsx', 'csv', 'tsv'),
});

const LEGEND: readonly Line[] = [
  ['Colour', 'Meaning'],
  ['green', 'we act'],
  ['red', 'we wait'],
];

it('a table with random noise around it is read as it was', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async ({ names, growths, header, writer, ...noise }) => {
      const topics = names.map((name, index) => ({
        name,
        growth: growths[index] ?? 0,
        cluster: CLUSTERS[Math.floor((index * 2) / names.length)] ?? '',
      }));
      const lines: Line[] = Array.from({ length: noise.notes }, (_, index) => [`Remark ${index + 1} on the list`]);
      if (noise.isGap && noise.notes > 0) lines.push([]);
      const clusters = [...new Set(topics.map(({ cluster }) => cluster))];
      // One section alone could be a record without values.
      const isCut = noise.hasSections && clusters.length > 1;
      lines.push(isCut ? [...header.slice(0, 2), 'Owner'] : header);
      const top = lines.length - 1;
      for (const cluster of clusters) {
        if (isCut) lines.push([cluster]);
        const own = topics.filter((each) => each.cluster === cluster);
        lines.push(...own.map(({ name, growth }) => [name, growth, isCut ? 'Ann' : cluster]));
      }
      if (noise.hasTotal) lines.push(['Average', 12]);
      if (noise.footnote) lines.push([], ['Source: the team of foresight, in May']);
      if (noise.legend === 'below') lines.push([], ...LEGEND);
      if (noise.legend === 'beside')
        for (const [index, line] of LEGEND.entries()) {
          const [one = null, two = null, three = null] = lines[top + index] ?? [];
          lines[top + index] = [one, two, three, null, ...line];
        }
      const mark = writer === 'tsv' ? '\t' : ';';
      const text = lines.map((line) => Array.from({ length: 6 }, (_, at) => line[at] ?? '').join(mark)).join('\n');
      const bytes = writer === 'xlsx' ? rawXlsx({ sheets: { Sheet1: rowsXml(lines) } }) : utf8(text);
      const session = new OwnDataSession();
      const { mapping } = session.open(`a.${writer}`, bytes, {});
      if (mapping === null) throw new Error('no mapping');
      if (openQuestions(mapping).length > 0) return;
      const { workspace } = await session.build(mapping);
      const trends = new Map(workspace.trends.map((row) => [row['ssid'], row['trend_name']]));
      expect(workspace.topics.map((row) => [row['topic_name'], row['topic_growth'], trends.get(row['trend'])])).toEqual(
        topics.map(({ name, growth, cluster }) => [name, growth / 100, cluster]),
      );
    }),
    { numRuns: 60 },
  );
});
