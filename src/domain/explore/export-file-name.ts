import { PREVIOUS_DATA, type VersionName } from './explore-tab';

/** In characters, of up to four bytes each; file systems limit names to 255 bytes. */
const LONGEST_PROJECT = 50;

/**
 * The name of a downloaded file without its extension: project, view, "previous-data" where it applies, and day, as in
 * "consumer-goods-2035-trend-map-2026-11-21". Characters other than letters and digits of any script become hyphens.
 * @param on the day in the user's time zone
 */
export function exportFileName(project: string, view: string, version: VersionName, on: Date): string {
  const day = [on.getFullYear(), on.getMonth() + 1, on.getDate()].map((part) => String(part).padStart(2, '0'));
  return [projectFileName(project), slug(view), version === PREVIOUS_DATA ? slug(version) : '', day.join('-')]
    .filter(Boolean)
    .join('-');
}

/** The part of it for the project; '' for a name without letters and digits. */
export function projectFileName(project: string): string {
  // Cut after slug(), which may lengthen a text.
  return [...slug(project)].slice(0, LONGEST_PROJECT).join('').replace(/-$/, '');
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
