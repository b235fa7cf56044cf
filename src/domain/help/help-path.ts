import type { SowId } from '../shared/entity-id';
import { paths } from '../shell/routes';
import type { HelpPlace } from './help-entry';

/** The address of the screen that a help entry is about. */
export function helpPath(place: HelpPlace, sow: SowId): string {
  return paths[place === 'home' ? 'homepage' : place](sow);
}
