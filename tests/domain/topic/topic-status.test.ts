import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DISREGARDED,
  IMPORTANT,
  isDecided,
  parseTopicStatus,
  statusKey,
  statusOfKey,
  statusOfText,
  TOPIC_STATUSES,
  topicStatusName,
  UNDECIDED,
} from '../../../src/domain/topic/topic-status';

describe('topic status', () => {
  it('has the five values 0-4 with their names', () => {
    expect(TOPIC_STATUSES.map((status) => [status, topicStatusName(status)])).toEqual([
      [0, 'Undefined'],
      [1, 'Analyze'],
      [2, 'Monitor'],
      [3, 'Important'],
      [4, 'Disregard'],
    ]);
  });

  it('has a key of its own', () => {
    expect(TOPIC_STATUSES.map(statusKey).map(statusOfKey)).toEqual(TOPIC_STATUSES);
    expect(['5', '00', '', ' ', 'a'].map(statusOfKey)).toEqual([null, null, null, null, null]);
  });

  it('is read from an address by its code alone', () => {
    expect(['0', '4', '5', '03', ' 3', ''].map(statusOfText)).toEqual([0, 4, null, null, null, null]);
  });

  it('is decided with any value but Undefined', () => {
    expect(TOPIC_STATUSES.filter(isDecided)).toEqual([1, 2, 3, 4]);
    expect(isDecided(null)).toBe(false);
    expect([UNDECIDED, IMPORTANT, DISREGARDED].map(topicStatusName)).toEqual(['Undefined', 'Important', 'Disregard']);
  });

  it('is not trackable when the wire says -1, as a number or as a text', () => {
    expect(parseTopicStatus(-1)).toBeNull();
    expect(parseTopicStatus('-1')).toBeNull();
  });

  it('reads its values from numbers and numeric texts', () => {
    expect(parseTopicStatus(3)).toBe(3);
    expect(parseTopicStatus('4')).toBe(4);
    expect(parseTopicStatus(' 3 ')).toBe(3);
    expect(parseTopicStatus(' ')).toBe(0);
  });

  it('takes anything else for Undefined', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const known = [-1, 0, 1, 2, 3, 4].includes(
          typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : (raw as number),
        );
        if (!known) expect(parseTopicStatus(raw)).toBe(0);
      }),
    );
  });
});
