import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { keepKeysOfInputMethods } from '../../src/ui/app/input-methods';
import { computedStyle } from './computed-style';

configure({
  // Lazy parts are transformed when they are first imported; on a busy machine that takes a while.
  asyncUtilTimeout: 10_000,
  // What is waited for is looked for many times, and each time the whole page would be printed as markup, which takes
  // longer than the tests do. Its words say enough.
  getElementError: (message, container) => {
    // waitFor passes the document, which has no text itself.
    const { textContent } = (container as Node) instanceof Document ? document.body : container;
    return new Error(`${message}\n\nThe page says: ${textContent.slice(0, 2000)}`);
  },
});

// As the product does first of all.
keepKeysOfInputMethods(window);

// What jsdom lacks and our components (or the primitives below them) ask for.

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
globalThis.ResizeObserver ??= NoObserver as unknown as typeof ResizeObserver;
globalThis.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
// As far as the focus is concerned; that the rest of the page is out of reach, only a browser can show.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('input, a, button')?.focus();
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
// A virtual listbox renders as many options as its height has room for; jsdom has no layout.
Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
  configurable: true,
  get(this: HTMLElement) {
    return this.getAttribute('role') === 'listbox' ? 320 : 0;
  },
});
window.getComputedStyle = computedStyle;
window.scrollTo = () => {};
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// Screens ask for code ahead. What is still being imported when the environment goes would stay failed for all files that
// follow in the same set of modules.
afterAll(() => vi.dynamicImportSettled());
