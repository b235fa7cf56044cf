import { PREVIOUS_DATA, type VersionName } from './version';

/** Characters of a project's name that go into a file's name: of four bytes at most, where file systems stop at 255. */
const LONGEST_PROJECT = 50;

/**
 * What a downloaded file is called: project, view and day, as in "consumer-goods-2035-trend-map-2026-11-21".
 * Letters and figures of any script stay; whatever else a file system may refuse becomes a hyphen.
 * @param on the day in the user's own time
 */
export function exportName(project: string, view: string, on: Date): string {
  const day = [on.getFullYear(), on.getMonth() + 1, on.getDate()].map((part) => String(part).padStart(2, '0'));
  // Cut when it is plain, because making it so may lengthen it.
  const name = [...plain(project)].slice(0, LONGEST_PROJECT).join('').replace(/-$/, '');
  return [name, plain(view), day.join('-')].filter(Boolean).join('-');
}

/**
 * The same name for a version: the previous data's is "consumer-goods-2035-trend-map-previous-data-2026-11-21", so that
 * the file of one version does not take the place of the other's.
 */
export function nameOfVersion(name: string, version: VersionName): string {
  return version === PREVIOUS_DATA ? name.replace(/-(?=\d{4}-\d{2}-\d{2}$)/, `-${plain(version)}-`) : name;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
