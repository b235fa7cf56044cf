/** Characters of a project's name that go into a file's name: file systems stop at 255 bytes. */
const LONGEST_PROJECT = 60;

/**
 * What a downloaded file is called: project, view and day, as in "consumer-goods-2035-trend-map-2026-11-21".
 * Letters and figures of any script stay; whatever else a file system may refuse becomes a hyphen.
 * @param on the day in the user's own time
 */
export function exportName(project: string, view: string, on: Date): string {
  const day = [on.getFullYear(), on.getMonth() + 1, on.getDate()].map((part) => String(part).padStart(2, '0'));
  const name = plain([...project].slice(0, LONGEST_PROJECT).join(''));
  return [name, plain(view), day.join('-')].filter(Boolean).join('-');
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
