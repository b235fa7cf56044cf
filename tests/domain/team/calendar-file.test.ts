import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile } from '../../../src/domain/team/calendar-file';
import { entityId } from '../../../src/domain/shared/entity-id';
import { topicId } from '../../builders/team-mother';

const NOW = '2026-11-01T09:00:00.000Z';
const PROJECT = entityId<'sow'>('1');
const text = fc.string({ unit: 'grapheme', maxLength: 200 });

it('writes one all-day event for each date', () => {
  const date = {
    topicId: topicId(7),
    topic: 'Retail media',
    name: 'Anna',
    task: 'prepares a pilot',
    due: '2027-01-15',
  };
  const lines = calendarFile([date], PROJECT, NOW).split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270115');
  expect(lines).toContain('SUMMARY:Retail media: prepares a pilot (Anna)');
  expect(lines).toContain('DTSTAMP:20261101T090000Z');
});

it('moves an event whose date has changed, and no event of another project', () => {
  const idOf = (due: string, project = PROJECT): string => {
    const file = calendarFile([{ topicId: topicId(7), topic: 'T', name: 'Anna', task: '', due }], project, NOW);
    return /^UID:(.+)$/m.exec(file)?.[1] ?? '';
  };
  expect(idOf('2027-01-15')).toBe(idOf('2027-02-01'));
  expect(idOf('2027-01-15')).not.toBe(idOf('2027-01-15', entityId<'sow'>('2')));
});

it('keeps every text in its own line, and no line longer than 75 octets', () => {
  fc.assert(
    fc.property(text, text, text, (topic, name, task) => {
      const file = calendarFile([{ topicId: topicId(7), topic, name, task, due: '2027-01-15' }], PROJECT, NOW);
      const lines = file.split('\r\n');
      expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
      // Unfolded as RFC 5545 says, no text has become a line.
      const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
      expect(unfolded.map((line) => line.split(/[:;]/)[0])).toEqual([
        'BEGIN',
        'VERSION',
        'PRODID',
        'BEGIN',
        'UID',
        'DTSTAMP',
        'DTSTART',
        'SUMMARY',
        'TRANSP',
        'END',
        'END',
        '',
      ]);
    }),
  );
});
