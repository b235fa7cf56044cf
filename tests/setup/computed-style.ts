// jsdom reads its sheet of 400 lines, and the direction of the text, for each element whose style is asked for: a fifth of the
// time of the tests of the interface. Style sheets are empty in these tests, so only what is hidden and what is written at
// the element counts.

const UNSEEN_TAGS: ReadonlySet<string> = new Set([
  'HEAD',
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'TITLE',
  'LINK',
  'META',
  'DATALIST',
]);
/** What stands on lines of its own: an accessible name has blanks around it. */
const BLOCK_TAGS: ReadonlySet<string> = new Set(
  (
    'HTML BODY ADDRESS ARTICLE ASIDE BLOCKQUOTE CENTER DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM ' +
    'H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LEGEND LI MAIN MENU NAV OL OPTGROUP OPTION P PRE SEARCH SECTION SUMMARY TABLE UL'
  ).split(' '),
);
const BOX_TAGS: ReadonlySet<string> = new Set(['BUTTON', 'INPUT', 'SELECT', 'TEXTAREA', 'TD', 'TH']);
/** Passed on from the element around it. */
const INHERITED: ReadonlySet<string> = new Set([
  'visibility',
  'pointer-events',
  'user-select',
  'font-size',
  'font-family',
]);

/** Stands for `window.getComputedStyle`. */
export function computedStyle(element: Element): CSSStyleDeclaration {
  return new Proxy((element as HTMLElement).style, {
    get(style, name) {
      if (name === 'getPropertyValue') return (property: string) => valueOf(element, property);
      if (typeof name !== 'string' || !(name in style)) return Reflect.get(style, name) as unknown;
      const own: unknown = Reflect.get(style, name);
      return typeof own === 'string' ? valueOf(element, hyphenated(name)) : own;
    },
  });
}

function valueOf(element: Element, property: string): string {
  const { style } = element as HTMLElement;
  if (property === 'display' && isUnseen(element)) return 'none';
  const own = style.getPropertyValue(property);
  if (own !== '' && own !== 'inherit') return own;
  if (INHERITED.has(property) && element.parentElement !== null) return valueOf(element.parentElement, property);
  if (property === 'display') return displayOf(element.tagName);
  return property === 'visibility' ? 'visible' : '';
}

function isUnseen(element: Element): boolean {
  return (
    UNSEEN_TAGS.has(element.tagName) ||
    element.hasAttribute('hidden') ||
    (element.tagName === 'DIALOG' && !element.hasAttribute('open')) ||
    (element instanceof HTMLInputElement && element.type === 'hidden')
  );
}

function displayOf(tag: string): string {
  if (BLOCK_TAGS.has(tag)) return 'block';
  return BOX_TAGS.has(tag) ? 'inline-block' : 'inline';
}

function hyphenated(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
