import { token } from '../shared/token';

/** What the shell's commands do with the page itself. */
export interface PageControls {
  /** Moves the focus to the search box and opens it. */
  focusSearch(): void;
  /** Prints the whole page. Resolves when the browser has been told to print; without effect while it is prepared. */
  print(): Promise<void>;
}
export const PageControls = token<PageControls>('PageControls');
