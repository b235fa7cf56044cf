import { expect, it } from 'vitest';
import { OwnDataEntry } from '../../../src/application/workspace/own-data-entry';
import { aFile } from '../../builders/own-data-mother';

const nameOf = (entry: OwnDataEntry) => (entry.request?.kind === 'open' ? entry.request.file?.name : null);

it('opens every table that is dropped, one after the other, and names what is none', () => {
  const entry = new OwnDataEntry({ mode: 'embedded', off: new Set() });
  const files = ['photo.PNG', 'one.xlsx', 'two.csv', 'deck.pptx', 'export'].map((name) => aFile(name));
  expect(entry.drop(files)).toEqual(['photo.PNG', 'deck.pptx']);
  expect(nameOf(entry)).toBe('one.xlsx');
  entry.ask(null);
  expect(nameOf(entry)).toBe('two.csv');
  entry.ask(null);
  expect(nameOf(entry)).toBe('export');
  entry.ask(null);
  expect(entry.request).toBeNull();
});

it('reads a picture that is alone, so that its refusal says why', () => {
  const entry = new OwnDataEntry({ mode: 'embedded', off: new Set() });
  expect(entry.drop([aFile('photo.png'), aFile('other.png')])).toEqual(['other.png']);
  expect(nameOf(entry)).toBe('photo.png');
});
