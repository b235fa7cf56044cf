import { describe, expect, it } from 'vitest';
import {
  FIELD_SYNONYMS,
  KIND_SYNONYMS,
  SHEET_SYNONYMS,
  recogniseField,
  recogniseSheet,
} from '../../../src/domain/own-data/recognise-names';
import { normalisedName } from '../../../src/domain/own-data/normalised-name';
import { readQuadrant } from '../../../src/domain/own-data/value-words';
import { fieldsOf, SHEET_FORMS, SHEET_KINDS } from '../../../src/domain/own-data/sheet-forms';
import { FIGURES, SIGNAL_FIGURES, spreadsheetTitle } from '../../../src/domain/topic/figures';
import { TOPIC_KEYS, TREND_KEYS } from '../../../src/infrastructure/wire/workspace-keys';

describe('the name of a column', () => {
  it.each([
    ['Signal', 'name'],
    ['What it is', 'description'],
    ['Growth p.a.', 'growth'],
    ['Growth (% p.a.)', 'growth'],
    ['CAGR 3Y', 'growth'],
    ['SIZE', 'averageSizing'],
    ['Cluster', 'trend'],
    ['Thema', 'name'],
    ['Beschreibung', 'description'],
    ['Wachstum p. a. (in %)', 'growth'],
    ['Marktgröße', 'averageSizing'],
    ['Groesse', 'averageSizing'],
    ['Reifegrad', 'quadrant'],
    ['Treiber', 'drivers'],
    ['Agreement', null],
    ['Region', null],
  ])('%j is taken for %j', (header, field) => {
    expect(recogniseField('topics', header)).toBe(field);
  });

  it.each(SIGNAL_FIGURES)('in a table or CSV of the product is known: %s', (figure) => {
    const keys: Readonly<Record<string, string>> = { growth: 'growth', sizing: 'averageSizing', drivers: 'drivers' };
    const key = keys[figure] ?? `${figure}Sizing`;
    const names = [FIGURES[figure].label, FIGURES[figure].column, spreadsheetTitle(figure, null)];
    for (const name of names) expect([name, recogniseField('topics', name)]).toEqual([name, key]);
  });

  it.each(SHEET_KINDS)('of a written sheet is known again: %s', (kind) => {
    for (const [key, label] of fieldsOf(kind)) expect([label, recogniseField(kind, label)]).toEqual([label, key]);
  });

  it('may be a key of the workspace file', () => {
    const of = (kind: 'topics' | 'trends', keys: object) =>
      Object.entries(keys).map(([field, key]) => [field, recogniseField(kind, String(key))]);
    const { trendId: _, ...topicKeys } = TOPIC_KEYS;
    for (const [field, found] of [...of('topics', topicKeys), ...of('trends', TREND_KEYS)]) expect(found).toBe(field);
  });

  it('is written in the tables as it is compared', () => {
    const lists = [FIELD_SYNONYMS, SHEET_SYNONYMS, ...Object.values(KIND_SYNONYMS)].flatMap((table) =>
      Object.values(table),
    );
    const names = lists.flatMap((list) => list.split(/[,;]/).map((name) => name.trim()));
    expect(names.filter((name) => name !== normalisedName(name))).toEqual([]);
  });
});

describe('the name of a sheet', () => {
  it.each([
    ['Topics', 'topics'],
    ['THEMEN', 'topics'],
    ['Start-ups', 'startups'],
    ['Quellen', 'sources'],
    ['Previous topics', 'previous-topics'],
    ['Sheet1', null],
  ])('%j is taken for %j', (name, kind) => {
    expect(recogniseSheet(name)).toBe(kind);
  });

  it.each(SHEET_KINDS)('of a written sheet is known again: %s', (kind) => {
    expect(recogniseSheet(SHEET_FORMS[kind].name)).toBe(kind);
  });
});

describe('a quadrant', () => {
  it.each([
    ['1', 1],
    ['Strong Signal', 1],
    ['mature', 2],
    ['potential_disruptor', 3],
    ['Möglicher Disruptor', 3],
    ['5', null],
    ['Other', null],
  ])('%j is %j', (text, code) => {
    expect(readQuadrant(text)).toBe(code);
  });
});
