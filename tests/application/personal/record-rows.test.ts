import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../../src/application/keep/record-kinds';
import { RecordRows } from '../../../src/application/personal/record-rows';
import { entityId } from '../../../src/domain/shared/entity-id';
import { KeptBrowser, MAYA, NOOR, valuesIn } from '../keep/kept-browser';

const OWNER = { organisationId: MAYA.organisationId, userId: MAYA.userId };
const EARLY = '2026-11-20T09:00:00.000Z';
const LATE = '2026-11-20T10:00:00.000Z';

function browserWith(...records: readonly Parameters<KeptBrowser['record']>[]) {
  const browser = new KeptBrowser();
  const { keep } = browser.page();
  const rows = new RecordRows(keep, { send: async () => {} }, []);
  const put = Promise.all(records.map((record) => keep.put(browser.record(...record)).stored));
  return put.then(() => ({ browser, keep, rows }));
}

const typed = (text: string, at = EARLY, project = '1') => ({
  project,
  kind: 'typed',
  id: 'field',
  at,
  form: 1,
  value: { text },
});
const membership = (kind: string, project = '1') => ({
  project,
  kind: 'team',
  id: 'membership',
  at: EARLY,
  form: 1,
  value: { kind },
});

/** What a file with these rows is said to do, and what is stored after it. */
async function readIn(rows: RecordRows, file: unknown) {
  const part = await rows.read(file, OWNER);
  await part.readIn();
  return part.counts;
}

describe('records that are in the file as they are stored', () => {
  it('are those of one project, or of all, and of this user alone', async () => {
    const { rows } = await browserWith(
      ['a', { text: 'A' }, MAYA, 'typed'],
      ['b', { text: 'B' }, { ...MAYA, project: '2' }, 'typed'],
      ['c', { text: 'C' }, NOOR, 'typed'],
      ['topic:1', { text: 'Note' }, MAYA, 'notes'],
    );
    const idsOf = async (project?: string) =>
      (await rows.of(OWNER, project === undefined ? undefined : entityId(project))).map(({ id }) => id);
    expect([await idsOf(), await idsOf('1'), await idsOf('2')]).toEqual([['a', 'b'], ['a'], ['b']]);
  });

  it('are replaced by later ones alone, and the same ones are nothing new', async () => {
    const { rows, keep } = await browserWith();
    expect(await readIn(rows, [typed('First', LATE)])).toMatchObject([{ added: 1, replaced: 0 }]);
    expect(await readIn(rows, [typed('Earlier', EARLY)])).toEqual([]);
    expect(await readIn(rows, [typed('First', '2026-11-20T11:00:00.000Z')])).toEqual([]);
    expect(await valuesIn(keep)).toEqual([{ text: 'First' }]);
    expect(await readIn(rows, [typed('Later', '2026-11-20T12:00:00.000Z')])).toMatchObject([{ added: 0, replaced: 1 }]);
    expect(await valuesIn(keep)).toEqual([{ text: 'Later' }]);
  });

  it('of a newer version are taken as they are; of this one only what can be read', async () => {
    const newer = (rulesOf('typed')?.form ?? 1) + 1;
    const { rows, keep } = await browserWith();
    await readIn(rows, [{ ...typed(''), form: newer, value: { words: 'of next year' } }]);
    // The version that knows the form reads them.
    expect((await keep.all([OWNER.organisationId, OWNER.userId])).map(({ form }) => form)).toEqual([newer]);
    await expect(rows.read([{ ...typed(''), value: { words: 'of next year' } }], OWNER)).rejects.toThrow('damaged');
  });

  it.each([
    ['a folder', membership('folder'), false],
    ['files that are handed over', membership('files'), true],
  ])('make a member of a team with %s: %s', async (_what, row, isTaken) => {
    const { rows } = await browserWith();
    const counts = await readIn(rows, [row]);
    expect(counts.length > 0).toBe(isTaken);
  });

  it('leave a membership of this browser as it is, and that of another project', async () => {
    const { rows, keep } = await browserWith(['membership', { kind: 'folder' }, MAYA, 'team']);
    await readIn(rows, [membership('files'), membership('files', '2')]);
    expect(await valuesIn(keep)).toEqual([{ kind: 'folder' }, { kind: 'files' }]);
  });

  it.each([
    ['is not a list', {}],
    ['is no record', [null]],
    ['is no record', ['text']],
    ['has no key', [{ ...typed('A'), id: 1 }]],
    ['has no key', [{ ...typed('A'), project: 1 }]],
    ['has no key', [{ ...typed('A'), kind: null }]],
    ['has no time', [{ ...typed('A'), at: 5 }]],
    ['is of no kind that can be loaded', [{ ...typed('A'), kind: 'notes' }]],
    ['is of no kind that can be loaded', [{ ...typed('A'), kind: 'toString' }]],
    ['has no time', [{ ...typed('A'), at: 'yesterday' }]],
    ['has no form', [{ ...typed('A'), form: '1' }]],
    ['cannot be read', [{ ...typed('A'), value: 'A' }]],
    ['cannot be read', [{ ...typed('A'), value: null }]],
    ['cannot be read', [{ ...typed('A'), value: ['A'] }]],
    ['cannot be read', [{ ...typed('A'), value: { text: 3 } }]],
    ['cannot be read', [{ ...typed('A'), kind: 'outbox', value: { status: 9, before: 0 } }]],
    ['cannot be read', [{ ...typed('A'), kind: 'outbox', value: { status: 3, before: 'x' } }]],
    ['cannot be read', [{ ...typed('A'), kind: 'outbox', value: { status: 3 } }]],
  ])('are refused as a whole where one %s', async (fault, file) => {
    const { rows, keep } = await browserWith();
    await expect(rows.read(file, OWNER)).rejects.toMatchObject({
      kind: 'malformed',
      details: [expect.stringContaining(fault)],
    });
    expect(await valuesIn(keep)).toEqual([]);
  });

  it('send what the service has not confirmed once it is read in, and nothing else', async () => {
    const { keep } = new KeptBrowser().page();
    let sent = 0;
    const rows = new RecordRows(keep, { send: async () => void (sent += 1) }, []);
    await readIn(rows, []);
    await readIn(rows, [typed('A')]);
    expect(sent).toBe(0);
    await readIn(rows, [{ ...typed('A'), kind: 'outbox', value: { status: 3, before: 0 } }]);
    expect(sent).toBe(1);
  });

  it('have first what their features hold elsewhere, when they are saved and when they are read in', async () => {
    const { keep } = new KeptBrowser().page();
    const owners: string[] = [];
    const takeOver = async (owner: typeof OWNER): Promise<void> => void owners.push(owner.userId);
    const rows = new RecordRows(keep, { send: async () => {} }, [{ takeOver, checks: {} }]);
    await rows.of(OWNER);
    await rows.read([], OWNER);
    expect(owners).toEqual([OWNER.userId, OWNER.userId]);
  });

  it.each([
    [[{ ...membership('files'), id: 'own' }]],
    [
      [
        { ...membership('files'), kind: 'team-log' },
        { ...membership('folder'), id: 'own' },
      ],
    ],
  ])('make no member of a team by another record than the membership: %#', async (file) => {
    const { rows, keep } = await browserWith();
    await readIn(rows, file);
    expect((await keep.all([OWNER.organisationId, OWNER.userId])).filter(({ key }) => key[3] === 'team')).toEqual([]);
  });
});
