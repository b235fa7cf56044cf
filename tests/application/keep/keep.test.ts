import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Keep } from '../../../src/application/keep/keep';
import { StorageProblem } from '../../../src/application/keep/keep-storage';
import { settle } from '../../fakes/settle';
import { ELSEWHERE, KeptBrowser, MAYA, NOOR, OF_MAYA, valuesIn } from './kept-browser';

let browser: KeptBrowser;
let keep: Keep;

beforeEach(() => {
  browser = new KeptBrowser();
  keep = browser.page().keep;
});

describe('a record that is written', () => {
  it('shows at once and counts as stored after the transaction only', async () => {
    const writing = browser.storage.answers.hold('write');
    const record = browser.record('a', 1);
    let isStored = false;
    void keep.put(record).stored.then(() => (isStored = true));
    await settle();
    expect([await valuesIn(keep), isStored, keep.isStored(record.key)]).toEqual([[1], false, false]);
    writing.resolve();
    await settle();
    expect([await valuesIn(keep), isStored, keep.isStored(record.key)]).toEqual([[1], true, true]);
  });

  it('is one row: another page that writes at the same moment overwrites nothing', async () => {
    const other = browser.page().keep;
    await Promise.all([keep.put(browser.record('a', 1)).stored, other.put(browser.record('b', 2)).stored]);
    expect(await valuesIn(browser.page().keep)).toEqual([1, 2]);
  });

  it('is found by its owner alone', async () => {
    await Promise.all([MAYA, NOOR, ELSEWHERE].map((place, at) => keep.put(browser.record('a', at, place)).stored));
    const { keep: next } = browser.page();
    expect(await valuesIn(next)).toEqual([0]);
    expect(await valuesIn(next, ['org_northwind', 'auth|noor'])).toEqual([1]);
    await next.removeAll(OF_MAYA);
    expect(await valuesIn(next, ['org_southwind', 'auth|maya'])).toEqual([2]);
  });

  it('is stored after a pause, once, and at once when the page is hidden', async () => {
    const { keep: typing, lifecycle } = browser.page();
    typing.put(browser.note('a'), 500);
    browser.clock.advance(499);
    typing.put(browser.note('ab'), 500);
    browser.clock.advance(499);
    await settle();
    expect(browser.storage.answers.count('write')).toBe(0);
    browser.clock.advance(1);
    await settle();
    expect(await valuesIn(browser.page().keep)).toEqual([{ text: 'ab' }]);
    typing.put(browser.note('abc'), 500);
    lifecycle.hide();
    await settle();
    expect(await valuesIn(browser.page().keep)).toEqual([{ text: 'abc' }]);
    expect(browser.journals.texts.size).toBe(0);
  });

  it('takes the place of one whose date no clock has reached yet', async () => {
    const record = browser.record('a', 'now');
    browser.storage.rows.set(JSON.stringify(record.key), {
      at: '2999-01-01T00:00:00.000Z',
      form: 1,
      value: 'wrong clock',
    });
    await keep.put(record).stored;
    expect(await valuesIn(browser.page().keep)).toEqual(['now']);
  });

  it('tells the other pages of its owner and kind', async () => {
    await keep.put(browser.note('a')).stored;
    expect(browser.channel.announced).toEqual([
      { organisationId: 'org_northwind', userId: 'auth|maya', kind: 'notes' },
    ]);
  });

  it('is a programming error where it cannot be stored at all, and is not tried again', async () => {
    browser.storage.answers.hold('write').reject(new DOMException('a function', 'DataCloneError'));
    await expect(keep.put(browser.record('a', 1)).stored).rejects.toThrow('a function');
    expect([keep.waiting.size, browser.reporter.reports.length]).toEqual([0, 1]);
  });
});

describe('a record that the storage refuses', () => {
  it('stays, is named, and is stored as soon as the storage takes it', async () => {
    browser.storage.refusal = 'full';
    const { stored, refused } = keep.put(browser.record('a', 1));
    await refused;
    expect([keep.problem, keep.refusedOf(MAYA).length, await valuesIn(keep)]).toEqual(['full', 1, [1]]);
    expect([keep.refusedOf(NOOR), keep.refusedOf(ELSEWHERE)]).toEqual([[], []]);
    browser.storage.refusal = null;
    browser.clock.advance(2000);
    await stored;
    expect([keep.problem, keep.refusedOf(MAYA), await valuesIn(browser.page().keep)]).toEqual([null, [], [1]]);
  });

  it('is tried again after growing pauses, and counts once however often it is changed', async () => {
    browser.storage.refusal = 'full';
    keep.put(browser.record('a', 1));
    await settle();
    const { stored } = keep.put(browser.record('a', 2));
    for (const pause of [2000, 10_000, 60_000, 60_000]) {
      await settle();
      const tries = browser.storage.answers.count('write');
      browser.clock.advance(pause - 1);
      await settle();
      expect(browser.storage.answers.count('write')).toBe(tries);
      browser.clock.advance(1);
      await settle();
      expect(browser.storage.answers.count('write')).toBe(tries + 1);
    }
    expect(keep.refusedOf(MAYA)).toHaveLength(1);
    browser.storage.refusal = null;
    keep.retry();
    await stored;
    expect([await valuesIn(browser.page().keep), browser.clock.waiting]).toEqual([[2], 0]);
  });

  it('is taken over by the next page where this one is closed', async () => {
    browser.storage.refusal = 'unavailable';
    keep.put(browser.record('a', 1));
    keep.put(browser.record('b', 2, NOOR));
    await settle();
    browser.storage.refusal = null;
    const { keep: next } = browser.page();
    expect([await valuesIn(next), await valuesIn(next, ['org_northwind', 'auth|noor'])]).toEqual([[1], [2]]);
    expect(browser.journals.texts.size).toBe(0);
  });

  it('is all that is known where the storage cannot be read, of its place alone', async () => {
    browser.storage.refusal = 'unavailable';
    keep.put(browser.record('a', 1));
    keep.put(browser.record('b', 2, NOOR));
    await settle();
    expect((await keep.readable(OF_MAYA)).map(({ value }) => value)).toEqual([1]);
    await expect(keep.all(OF_MAYA)).rejects.toThrow(StorageProblem);
  });

  it('is shown, and waits again, where the next page cannot store it either', async () => {
    browser.storage.refusal = 'full';
    keep.put(browser.record('a', 1));
    await settle();
    const { keep: next } = browser.page();
    await next.all(OF_MAYA);
    await settle();
    expect([await valuesIn(next), next.refusedOf(MAYA).length]).toEqual([[1], 1]);
  });

  it('is stored later where the code of the storage cannot be loaded at first', async () => {
    let isOnline = false;
    const { keep: early } = browser.page(async () => {
      if (!isOnline) throw new Error('offline');
      return browser.storage;
    });
    await expect(early.all(OF_MAYA)).rejects.toMatchObject({ kind: 'unavailable' });
    const { stored, refused } = early.put(browser.record('a', 1));
    await refused;
    isOnline = true;
    early.retry();
    await stored;
    expect(await valuesIn(early)).toEqual([1]);
  });
});

describe('the journal of a page', () => {
  it('holds what was typed in its last moment, and the next page stores it', async () => {
    const { keep: typing, lifecycle } = browser.page();
    browser.storage.answers.hold('write');
    typing.put(browser.note('Half a sen'), 500);
    lifecycle.hide();
    await settle();
    expect(await valuesIn(browser.page().keep)).toEqual([{ text: 'Half a sen' }]);
  });

  it('does not undo what was changed since, and brings nothing back that was removed', async () => {
    const { keep: leaving, lifecycle } = browser.page();
    browser.storage.answers.hold('write');
    leaving.put(browser.record('a', 'old'));
    lifecycle.hide();
    await settle();
    browser.clock.advance(1000);
    browser.storage.rows.set(JSON.stringify(browser.record('a', 0).key), {
      at: browser.clock.now().toISOString(),
      form: 1,
      value: 'new',
    });
    expect(await valuesIn(browser.page().keep)).toEqual(['new']);
  });

  it('has what was removed, too: the next page removes it', async () => {
    const record = browser.record('a', 'kept');
    browser.storage.rows.set(JSON.stringify(record.key), { at: record.at, form: 1, value: 'kept' });
    const { keep: leaving, lifecycle } = browser.page();
    browser.storage.answers.hold('write');
    leaving.remove(record.key);
    lifecycle.hide();
    await settle();
    expect(await valuesIn(browser.page().keep)).toEqual([]);
  });

  it('is read as far as it can be', async () => {
    const good = {
      key: [...OF_MAYA, '1', 'stars', 'a'],
      record: { at: '', form: 1, value: 1 },
      at: '',
      replaces: null,
    };
    browser.journals.texts.set('cut', '[{"key":');
    browser.journals.texts.set('mixed', JSON.stringify([null, 3, { key: 1 }, { ...good, key: ['a'] }, good]));
    expect(await valuesIn(browser.page().keep)).toEqual([1]);
  });
});

describe('a text that two pages write at once', () => {
  it.each([
    ['keeps both texts', 'Theirs', 'Mine', 'Theirs\n\nMine'],
    ['is one where it holds the other', 'Mine and more', 'Mine', 'Mine and more'],
  ])('%s', async (_name, theirs, mine, both) => {
    await keep.put(browser.note('Start')).stored;
    const other = browser.page().keep;
    await Promise.all([keep.all(OF_MAYA), other.all(OF_MAYA)]);
    await other.put(browser.note(theirs)).stored;
    let heard = 0;
    keep.onChange(() => (heard += 1));
    await keep.put(browser.note(mine)).stored;
    expect([await valuesIn(browser.page().keep), heard]).toEqual([[{ text: both }], 1]);
    await keep.put(browser.note(`${both}!`)).stored;
    expect(await valuesIn(browser.page().keep)).toEqual([{ text: `${both}!` }]);
  });

  it('loses none of the texts of three pages that know the same one', async () => {
    await keep.put(browser.note('Start')).stored;
    const pages = [keep, browser.page().keep, browser.page().keep];
    for (const page of pages) await page.all(OF_MAYA);
    for (const [at, page] of pages.entries()) await page.put(browser.note(`Text ${at}`)).stored;
    const [{ text }] = (await valuesIn(browser.page().keep)) as [{ text: string }];
    expect(['Text 0', 'Text 1', 'Text 2'].filter((each) => !text.includes(each))).toEqual([]);
  });
});

describe('what another version of the product has stored', () => {
  const future = { at: '2026-11-21T08:00:00.000Z', form: 7, value: { text: 'Old', mood: 'good' }, colour: 'red' };

  it('keeps the fields that only it knows when this version writes', async () => {
    const { key } = browser.note('');
    browser.storage.rows.set(JSON.stringify(key), future);
    await keep.all(OF_MAYA);
    await keep.put(browser.note('New')).stored;
    expect(browser.storage.rows.get(JSON.stringify(key))).toEqual({
      at: browser.clock.now().toISOString(),
      form: 7,
      value: { text: 'New', mood: 'good' },
      colour: 'red',
    });
  });

  it('is left as it is where its kind or its form is not known', async () => {
    const key = [...OF_MAYA, '1', 'dreams', 'x'];
    const form = [...OF_MAYA, '1', 'stars', 'y'];
    browser.storage.rows.set(JSON.stringify(key), future);
    browser.storage.rows.set(JSON.stringify(form), future);
    const records = await keep.all(OF_MAYA);
    expect(keep.valuesOf(records, 'stars', () => null)).toEqual([]);
    await settle();
    expect(browser.storage.rows.get(JSON.stringify(key))).toEqual(future);
    expect(browser.storage.rows.get(JSON.stringify(form))).toEqual(future);
    expect(browser.reporter.reports).toEqual([]);
  });
});

describe('damaged records', () => {
  it('are left out, reported and kept aside, and all others are read', async () => {
    const read = (value: unknown) => (typeof value === 'number' ? value : null);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(fc.jsonValue(), { nil: undefined }), { maxLength: 12 }), async (damages) => {
        const own = new KeptBrowser();
        const page = own.page().keep;
        for (const at of damages.keys()) await page.put(own.record(String(at), at)).stored;
        for (const [at, damage] of damages.entries()) {
          const { key } = own.record(String(at), at);
          if (damage !== undefined) own.storage.rows.set(JSON.stringify(key), damage);
        }
        const next = own.page().keep;
        const sound = [...damages.keys()].filter((at) => damages[at] === undefined);
        expect(next.valuesOf(await next.all(OF_MAYA), 'stars', read)).toEqual(sound);
        await settle();
        const aside = [...own.storage.rows].filter(([key]) => (JSON.parse(key) as string[])[3] === 'damaged');
        const damaged = damages.filter((damage) => damage !== undefined);
        expect(aside.map(([, row]) => (row as { value: unknown }).value)).toEqual(damaged);
        expect(own.reporter.reports).toHaveLength(damaged.length);
      }),
      { numRuns: 60, seed: 1 },
    );
  });
});

describe('all records at once', () => {
  it('are added or none of them, and a refusal is told', async () => {
    browser.storage.refusal = 'full';
    const records = [browser.record('a', 1), browser.record('b', 2)];
    await expect(keep.putAll(records)).rejects.toBeInstanceOf(StorageProblem);
    browser.storage.refusal = null;
    await keep.putAll(records);
    expect(await valuesIn(browser.page().keep)).toEqual([1, 2]);
  });

  it('are removed with those that wait', async () => {
    const { stored } = keep.put(browser.record('a', 1), 500);
    await keep.put(browser.record('b', 2)).stored;
    await keep.removeAll(OF_MAYA);
    await stored;
    browser.clock.advance(1000);
    await settle();
    expect(await valuesIn(browser.page().keep)).toEqual([]);
  });
});

describe('a record that is removed where it is what the caller knows', () => {
  it('is removed, and a later one, a damaged one and none stay as they are', async () => {
    const record = browser.record('a', 1);
    const isFirst = ({ value }: { readonly value: unknown }): boolean => value === 1;
    await keep.removeIf(record.key, isFirst);
    await keep.put(record).stored;
    await keep.removeIf(record.key, ({ value }) => value === 2);
    expect(await valuesIn(keep)).toEqual([1]);
    await keep.removeIf(record.key, isFirst);
    expect(await valuesIn(keep)).toEqual([]);
    const [text] = [JSON.stringify(record.key)];
    browser.storage.rows.set(text, { at: 5 });
    await keep.removeIf(record.key, () => true);
    expect(browser.storage.rows.get(text)).toEqual({ at: 5 });
    browser.storage.refusal = 'unavailable';
    await expect(keep.removeIf(record.key, isFirst)).rejects.toBeInstanceOf(StorageProblem);
  });
});

describe('the values of a kind', () => {
  it('are those of this kind alone; what its reader does not know is kept aside, but not what is of a newer form', async () => {
    const records = [browser.record('a', 1), browser.note('text'), browser.record('b', 'damaged')];
    const newer = { ...browser.record('c', 'of next year'), form: 2 };
    await Promise.all([...records, newer].map((record) => keep.put(record).stored));
    const read = (value: unknown): number | null => (typeof value === 'number' ? value : null);
    expect(keep.valuesOf(await keep.all(OF_MAYA), 'stars', read)).toEqual([1]);
    await settle();
    expect(await valuesIn(keep)).toEqual([1, { text: 'text' }, 'of next year']);
    const aside = [...browser.storage.rows].filter(([key]) => key.includes('"damaged"'));
    expect(aside).toMatchObject([[expect.stringContaining('stars'), { form: 1, value: { value: 'damaged' } }]]);
    expect(browser.reporter.reports).toMatchObject([{ context: { kind: 'stars' } }]);
  });

  it('of a kind that this version does not have are kept aside where they cannot be read', async () => {
    const { key, ...row } = browser.record('a', 1);
    browser.storage.rows.set(JSON.stringify([...key.slice(0, 3), 'of next year', 'a']), row);
    const records = await keep.all(OF_MAYA);
    expect(keep.valuesOf(records, 'of next year', (value) => value)).toEqual([1]);
    expect(keep.valuesOf(records, 'of next year', () => null)).toEqual([]);
    await settle();
    expect(await keep.all(OF_MAYA)).toEqual([]);
  });
});

describe('what the storage has refused', () => {
  it('is of one user alone, and a removal is no loss', async () => {
    await keep.put(browser.record('old', 1)).stored;
    browser.storage.refusal = 'full';
    for (const place of [MAYA, NOOR, ELSEWHERE]) keep.put(browser.record('a', 1, place));
    keep.remove(browser.record('old', 1).key);
    await settle();
    const refused = keep.refusedOf({ organisationId: MAYA.organisationId, userId: MAYA.userId });
    expect(refused).toEqual([browser.record('a', 1)]);
    // The removal waits, and is not shown.
    expect(await valuesIn(keep)).toEqual([1]);
    expect(keep.heldOf(OF_MAYA)).toEqual([browser.record('a', 1)]);
  });
});

describe('a listener to changes', () => {
  it('hears of other pages and of records that were put together, and nothing once it is stopped', async () => {
    const heard: string[] = [];
    const stop = keep.onChange(({ kind }) => heard.push(kind));
    browser.channel.hear({ ...MAYA, kind: 'notes' });
    await keep.putAll([browser.record('a', 1)]);
    expect(heard).toEqual(['notes', 'stars']);
    stop();
    browser.channel.hear({ ...MAYA, kind: 'notes' });
    await keep.putAll([browser.record('b', 1)]);
    expect(heard).toHaveLength(2);
  });
});
