import { describe, expect, it } from 'vitest';
import type { StatusAct } from '../../../src/application/decisions/set-status-for-many';
import { entityId } from '../../../src/domain/shared/entity-id';
import { announcementOf, doneText, failedText, runningText } from '../../../src/ui/selection/selection-tools';

const act = (news: Partial<StatusAct> = {}): StatusAct => ({
  sowId: entityId(1),
  status: 2,
  isUndo: false,
  isRunning: false,
  total: 200,
  done: 37,
  failed: [],
  held: 0,
  ...news,
});
const failed = [1, 2, 3].map((id) => ({ id: entityId<'topic'>(id), name: `Topic ${id}` }));

describe('the words of the selection bar', () => {
  it('say how many have the status, and how many were not saved', () => {
    expect(doneText(act())).toBe('Set 37 of 200 to Monitor');
    expect(doneText(act({ isUndo: true }))).toBe('Undid 37 of 200');
    expect([runningText(act()), runningText(act({ isUndo: true }))]).toEqual(['Setting to Monitor', 'Undoing Monitor']);
    expect([failedText(act()), failedText(act({ failed: failed.slice(2) })), failedText(act({ failed }))]).toEqual([
      null,
      '1 was not saved',
      '3 were not saved',
    ]);
  });

  it('announce the selection, the begin and the end of an act', () => {
    expect(announcementOf(0, null)).toBe('');
    expect(announcementOf(1, null)).toBe('1 topic selected');
    expect(announcementOf(3, act({ isRunning: true, failed }))).toBe('3 topics selected. Setting to Monitor');
    expect(announcementOf(3, act({ failed }))).toBe('3 topics selected. Set 37 of 200 to Monitor. 3 were not saved');
  });
});
