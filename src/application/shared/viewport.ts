import { token } from './token';

/** What is known of the window; all of it is observable. */
export interface Viewport {
  /** In units of 1/16 rem, as in the style sheets: CSS pixels where the text size is 16 px. */
  readonly width: number;
  /** In the same units. */
  readonly height: number;
  /** Text size of the browser by its usual 16 px. What is measured in CSS pixels is multiplied by it. */
  readonly textScale: number;
  /** The page is being put on paper: what is made only where it is seen has to be there as a whole. */
  readonly isPrinting: boolean;
}
export const Viewport = token<Viewport>('Viewport');

/** Below this the sidebar is never expanded (specification, section 9). */
export const MOBILE_BREAKPOINT = 768;
/** From here on the header's button toggles the sidebar; below, it opens the drawer. */
export const DESKTOP_BREAKPOINT = 991;
/** Below this the sidebar is collapsed until the user expands it. boot.js has the same number. */
export const EXPANDED_BREAKPOINT = 1200;

/** What the shell's commands do with the page itself. */
export interface PageControls {
  /** Moves the focus to the search box and opens it. */
  focusSearch(): void;
}
export const PageControls = token<PageControls>('PageControls');
