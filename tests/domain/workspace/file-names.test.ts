import { describe, expect, it } from 'vitest';
import { mayBeRead, READ_ENDINGS } from '../../../src/domain/workspace/file-names';

describe('the name of a file', () => {
  it.each(['signals.xlsx', 'SIGNALS.XLSX', 'v1.2 final.csv', 'notes', 'two.parts.Json', '.csv'])(
    'may be of one that is read: %s',
    (name) => expect(mayBeRead(name)).toBe(true),
  );

  it.each(['report.pdf', 'photo.png', 'archive.csv.zip', 'x.c', 'deck.pptx'])(
    'is of one that is not read: %s',
    (name) => expect(mayBeRead(name)).toBe(false),
  );

  it('ends, for a file picker, as those that are read do', () => {
    const endings = READ_ENDINGS.split(',');
    expect(endings).toContain('.xlsx');
    expect(endings.every((ending) => ending.startsWith('.') && mayBeRead(`file${ending}`))).toBe(true);
  });
});
