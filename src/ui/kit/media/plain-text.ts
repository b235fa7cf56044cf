import type { DOMPurify } from 'dompurify';

const BREAKING = 'address,article,blockquote,div,dl,dd,dt,figure,h1,h2,h3,h4,h5,h6,hr,ol,p,pre,section,table,tr,ul';
const KEPT_TAGS = [...BREAKING.split(','), 'br', 'li'];

/** Every pattern below runs in linear time on any input; a test proves it for each of them. */
export const PATTERNS = {
  markup: /<(?:[a-z][\w:-]*(?:\s[^<>]*)?|\/[a-z][\w:-]*\s*)\/?>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i,
  // An unclosed quote reaches to the end of the text, as in a browser.
  tag: /<([a-z][\w:-]*)(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^<>"'])*>?/gi,
  styleTag: /<(\/?)style(?![\w-])/gi,
  paragraphBreak: /\n[^\S\n]*\n\s*/,
  headingOrQuote: /^\s*(?:#{1,6}\s+|>\s?)+/,
  bullet: /^\s*[-*+]\s+/,
  link: /!?\[([^[\]]*)\]\([^()\s]*\)/g,
  strong: /(\*\*|__)(?=\S)([^*_]+)\1/g,
  emphasis: /(^|[^\w*])\*(?=\S)([^*]+)\*(?![\w*])/g,
  code: /`([^`]+)`/g,
  spaces: /[^\S\n]+/g,
};

/** Whether a text has tags or entities, so that the sanitizer must process it before it is shown. */
export function holdsMarkup(text: string): boolean {
  return PATTERNS.markup.test(text);
}

/** The words of a piece of HTML, with its paragraphs as blank lines. Scripts and styles are removed. */
export function withoutTags(html: string, purify: Pick<DOMPurify, 'sanitize'>): string {
  const fragment = purify.sanitize(withoutStyles(withoutAttributes(html)), {
    ALLOWED_TAGS: KEPT_TAGS,
    ALLOWED_ATTR: [],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const line of fragment.querySelectorAll('br')) line.replaceWith('\n');
  for (const item of fragment.querySelectorAll('li')) {
    item.prepend('\n• ');
  }
  for (const block of fragment.querySelectorAll(BREAKING)) {
    block.before('\n\n');
    block.after('\n\n');
  }
  return fragment.textContent ?? '';
}

// The sanitizer removes all attributes. They are removed before it, because a browser reports an event handler to the
// console as blocked by the content security policy even where it is only parsed.
function withoutAttributes(html: string): string {
  return html.replace(PATTERNS.tag, '<$1>');
}

// The browser reports a style element as blocked by the content security policy even where it is only parsed. The content
// of xmp is raw text as well, and the sanitizer removes it in the same way.
function withoutStyles(html: string): string {
  return html.replace(PATTERNS.styleTag, '<$1xmp');
}

/** The paragraphs of a text, without the signs of Markdown; a single line break stays one. */
export function plainParagraphs(text: string): readonly string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(PATTERNS.paragraphBreak)
    .map((paragraph) => paragraph.split('\n').map(withoutMarkdown).join('\n').trim())
    .filter((paragraph) => paragraph !== '');
}

// Only what is surely Markdown: "2 * 3" and snake_case are left alone.
function withoutMarkdown(line: string): string {
  return line
    .replace(PATTERNS.headingOrQuote, '')
    .replace(PATTERNS.bullet, '• ')
    .replace(PATTERNS.link, '$1')
    .replace(PATTERNS.strong, '$2')
    .replace(PATTERNS.emphasis, '$1$2')
    .replace(PATTERNS.code, '$1')
    .replace(PATTERNS.spaces, ' ')
    .trim();
}
