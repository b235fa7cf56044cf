import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { opened } from './zip-of';

const FOLDER = new URL('foreign/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => /\.(xlsx|ods)$/.test(name));
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(name, FOLDER)));

type Further = Readonly<Record<string, string | number>>;

/** Name, trend, growth, sizing, drivers, status, and what is in further columns: `foreign/README.md`. */
const TOPICS: readonly (readonly [...unknown[], Further])[] = [
  ['Wärmepumpen', 'trend-elektrifizierung', 0.317, 0.21, 12, 2, further('1 Mar 2026', 0.42)],
  ['Sodium-ion cells', 'trend-elektrifizierung', -0.057, 0.56, 7, 3, further('15 Apr 2026', 1.12)],
  ['Seaweed & kelp <farms>', 'trend-oceans', 0.246, 0.3, null, null, further('31 Dec 2025', 0.6)],
  ['海洋エネルギー 🌊', 'trend-oceans', null, 0.125, 3, 1, { 'Twice the size': 0.25 }],
  ['Padded name', 'trend-oceans', 0, 0, 0, 0, further('1 Jan 2026', 0)],
];

function further(reported: string, twice: number): Further {
  return { 'Reported on': reported, 'Twice the size': twice };
}

const LINKS = ['https://example.org/waerme', 'https://example.org/cells', 'https://example.org/tidal?a=1&b=2'];

function withoutFormula(topic: (typeof TOPICS)[number]): readonly unknown[] {
  const { 'Twice the size': _formula, ...others } = topic.at(-1) as Further;
  return [...topic.slice(0, -1), others];
}

type Lines = readonly (readonly [string, string])[];

async function readFrom(name: string) {
  const { workspace, faults } = await opened(name, bytesOf(name));
  const topics = workspace.topics.map((row) => [
    row['topic_name'],
    row['trend'],
    row['topic_growth'] ?? null,
    row['average_sizing'] ?? null,
    row['driver_count'] ?? null,
    row['topic_status'] ?? null,
    {
      ...(row['own'] as object),
      ...Object.fromEntries((workspace.deepdives[String(row['tid'])]?.['more'] ?? []) as Lines),
    },
  ]);
  const links = JSON.stringify(workspace.sources).match(/https:[^"]+/g);
  return { topics, trends: workspace.trends, links, faults };
}

describe('the same two sheets, as other programs write them', () => {
  it.each(FILES)('are read from %s', async (name) => {
    const { topics, trends, links, faults } = await readFrom(name);
    // openpyxl saves formulas without their results.
    const expected = name === 'openpyxl.xlsx' ? TOPICS.map(withoutFormula) : TOPICS;
    expect(topics).toEqual(expected);
    expect(trends.map(({ trend_name: trend, trend_growth: growth }) => [trend, growth])).toEqual([
      ['Elektrifizierung', 0.12],
      ['Oceans', 0.034],
    ]);
    expect(links).toEqual(LINKS);
    // That there is no result is said of each cell.
    const gaps = faults.filter(({ severity }) => severity !== 'note').map(({ problem }) => problem);
    expect(new Set(gaps)).toEqual(
      new Set(name === 'openpyxl.xlsx' ? ['A formula whose result was not saved in the file.'] : []),
    );
  });
});
