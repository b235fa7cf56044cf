import type { SowId } from '../shared/entity-id';
import { paths } from '../shell/routes';
import type { HelpPlace } from './help-entry';

/** The address of the screen that a help entry is about; null: it has none of its own. */
export function helpPath(place: HelpPlace, sow: SowId): string | null {
  if (place === 'home') return paths.homepage(sow);
  return place === 'library' ? null : paths[place](sow);
}
