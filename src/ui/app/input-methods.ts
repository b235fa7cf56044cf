/**
 * Whether a key belongs to the input method with which a text is being composed, such as the Enter that confirms a Japanese
 * word. Safari ends the composing before it sends that Enter, and says so by the key code of input methods alone.
 */
function isOfInputMethod({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === INPUT_METHOD;
}

/** The key code that the UI Events specification gives to what an input method processes. */
const INPUT_METHOD = 229;

/**
 * Keeps the keys of input methods from everything in the page that listens to keys: from all fields of the product, and
 * from the libraries that act on keys. What the input method and the browser do with them stays. Has to come before all
 * other listeners of the window.
 * @returns ends it
 */
export function keepKeysOfInputMethods(page: Window): () => void {
  const keep = (event: KeyboardEvent): void => {
    if (isOfInputMethod(event)) event.stopImmediatePropagation();
  };
  page.addEventListener('keydown', keep, { capture: true });
  return () => page.removeEventListener('keydown', keep, { capture: true });
}
