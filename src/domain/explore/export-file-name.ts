import { PREVIOUS_DATA, type VersionName } from './version';

/** Characters of a project's name that go into a file's name: of four bytes at most, where file systems stop at 255. */
const LONGEST_PROJECT = 50;

/**
 * What a downloaded file is called: project, view and day, as in "consumer-goods-2035-trend-map-2026-11-21". That of the
 * previous data says so before the day, so that it does not take the place of the current one's. Letters and figures of any script stay; whatever else a file system may refuse becomes a hyphen.
 * @param on the day in the user's own time
 */
export function exportFileName(project: string, view: string, version: VersionName, on: Date): string {
  const day = [on.getFullYear(), on.getMonth() + 1, on.getDate()].map((part) => String(part).padStart(2, '0'));
  // Cut when it is plain, because making it so may lengthen it.
  const name = [...plain(project)].slice(0, LONGEST_PROJECT).join('').replace(/-$/, '');
  const which = version === PREVIOUS_DATA ? plain(version) : '';
  return [name, plain(view), which, day.join('-')].filter(Boolean).join('-');
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
