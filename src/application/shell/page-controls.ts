import { token } from '../shared/token';

/** What the shell's commands do with the page itself. */
export interface PageControls {
  /** Moves the focus to the search box and opens it. */
  focusSearch(): void;
}
export const PageControls = token<PageControls>('PageControls');
