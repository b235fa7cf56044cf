const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** Of a spreadsheet program: the ISO date, or date-time in UTC, of a day number; null for days that no calendar has. */
export function dateOfSerial(serial: number, is1904: boolean): string | null {
  const instant = new Date((is1904 ? EPOCH_1904 : EPOCH) + Math.round(serial * DAY));
  if (Number.isNaN(instant.getTime()) || serial < 0 || instant.getUTCFullYear() > 9999) return null;
  const text = instant.toISOString();
  return Number.isInteger(serial) ? text.slice(0, 10) : `${text.slice(0, 19)}Z`;
}
