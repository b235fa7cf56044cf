import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay } from '../../../src/domain/shared/calendar';
import { changeCounts, ofUser, unsavedFile } from '../../../src/application/keep/unsaved-file';

const record = (kind: string, id: string) =>
  ({ key: ['org', 'user', 'project', kind, id], at: '2026-11-30T09:00:00.000Z', form: 1, value: 1 }) as const;

describe('the number of changes', () => {
  it('is one for a decision, which writes a status and its figures of the day', () => {
    expect(changeCounts([record('statuses', '1'), record('decided', 'a')]).all).toBe(1);
    expect(changeCounts([record('outbox', '1'), record('decided', 'a'), record('notes', '1')]).all).toBe(2);
  });

  it('is one for a confirmation, which writes no status', () => {
    expect(changeCounts([record('decided', 'a')]).all).toBe(1);
    expect(changeCounts([record('statuses', '1'), record('decided', 'a'), record('decided', 'b')]).all).toBe(2);
  });

  it('is never none where something is not saved, and never more than there is', () => {
    const kinds = fc.array(fc.constantFrom('statuses', 'outbox', 'decided', 'notes', 'typed'), { minLength: 1 });
    fc.assert(
      fc.property(kinds, (all) => {
        const { all: count, decisions } = changeCounts(all.map((kind, index) => record(kind, String(index))));
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(all.length);
        expect(decisions).toBeLessThanOrEqual(count);
      }),
    );
  });
});

describe('what is not saved', () => {
  it('is of the user without what the product remembers by itself', () => {
    const kinds = ['notes', 'visits', 'presence', 'recents', 'workspaces', 'team-state', 'team-log', 'statuses'];
    const left = ofUser(kinds.map((kind) => record(kind, 'a')));
    expect(left.map(({ key }) => key[3])).toEqual(['notes', 'team-log', 'statuses']);
  });

  it('is a file with its day, and with the project, kind, id, time, form and value of each record', () => {
    const { name, text } = unsavedFile([record('notes', 'topic:1')], '2026-11-30T12:00:00.000Z');
    expect(name).toBe(`not-saved-${localDay(new Date('2026-11-30T12:00:00.000Z'))}.json`);
    expect(JSON.parse(text)).toEqual({
      format: 'dm-records',
      version: 1,
      savedAt: '2026-11-30T12:00:00.000Z',
      organisationId: 'org',
      records: [
        { project: 'project', kind: 'notes', id: 'topic:1', at: '2026-11-30T09:00:00.000Z', form: 1, value: 1 },
      ],
    });
    expect(JSON.parse(unsavedFile([], '2026-11-30T12:00:00.000Z').text)).toMatchObject({
      organisationId: '',
      records: [],
    });
  });
});
