import { token } from './token';

/** When the page is hidden, left or closed, and when it is shown again. */
export interface PageLifecycle {
  /** `hide` is the last moment in which anything can be saved. @returns stops */
  watch(listeners: { readonly hide?: () => void; readonly show?: () => void }): () => void;
}
export const PageLifecycle = token<PageLifecycle>('PageLifecycle');
