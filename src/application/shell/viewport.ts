import { token } from '../shared/token';

/** The window's size; `width` is observable. */
export interface Viewport {
  /** In CSS pixels. */
  readonly width: number;
}
export const Viewport = token<Viewport>('Viewport');

/** Below this the sidebar is never expanded (specification, section 9). */
export const MOBILE_BREAKPOINT = 768;
/** From here on the header's button toggles the sidebar; below, it opens the drawer. */
export const DESKTOP_BREAKPOINT = 991;
