import type { SowId } from '../shared/entity-id';
import type { Responsibility } from './member-record';

export interface CalendarDate extends Pick<Responsibility, 'topicId' | 'task'> {
  readonly topic: string;
  /** The responsible person. */
  readonly name: string;
  /** 'YYYY-MM-DD' */
  readonly due: string;
}

/** Octets of a line, without its break (RFC 5545, section 3.1). */
const LINE_LENGTH = 75;

/**
 * An iCalendar file (RFC 5545) with one all-day event for each date. Its id does not change with the date: a calendar that
 * takes the file again moves the event. @param now ISO 8601
 */
export function calendarFile(dates: readonly CalendarDate[], project: SowId, now: string): string {
  const stamp = `${now.replace(/[-:]/g, '').slice(0, 15)}Z`;
  const events = dates.flatMap(({ topicId, topic, name, task, due }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(topicId)}@${escaped(project)}.team`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`,
    `SUMMARY:${escaped(task === '' ? `${topic} (${name})` : `${topic}: ${task} (${name})`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//D&M//Team//EN', ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** Longer lines go on in the next one, after a blank. A character is never cut. */
function folded(line: string): string {
  let [text, length] = ['', 0];
  for (const character of line) {
    const octets = octetsOf(character);
    if (length + octets > LINE_LENGTH) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += octets;
  }
  return text;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
