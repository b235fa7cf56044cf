import type { DOMPurify } from 'dompurify';

const BREAKING = 'address,article,blockquote,div,dl,dd,dt,figure,h1,h2,h3,h4,h5,h6,hr,ol,p,pre,section,table,tr,ul';
const KEPT_TAGS = [...BREAKING.split(','), 'br', 'li'];

/** Does the text hold tags or entities, so that the sanitizer must see it before a reader does? */
export function holdsMarkup(text: string): boolean {
  return /<(?:[a-z][\w:-]*(?:\s[^<>]*)?|\/[a-z][\w:-]*\s*|!--.*?--)\/?>|&(?:#\d+|#x[\da-f]+|[a-z]\w*);/is.test(text);
}

/** The words of a piece of HTML, with its paragraphs as blank lines. Scripts, styles and the like are gone. */
export function withoutTags(html: string, purify: Pick<DOMPurify, 'sanitize'>): string {
  const fragment = purify.sanitize(withoutAttributes(html), {
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

// No attribute would survive. Taken away first, because a browser reports an event handler to the console as blocked by
// the content security policy even where it is only parsed and can never run.
function withoutAttributes(html: string): string {
  return html.replace(/<([a-z][\w:-]*)\b(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi, '<$1>');
}

/** The paragraphs of a text, without the signs of Markdown; a single line break stays one. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').map(withoutMarkdown).join('\n').trim())
    .filter((paragraph) => paragraph !== '');
}

// Only what is surely Markdown: "2 * 3" and snake_case are left alone.
function withoutMarkdown(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}\s+|>\s?)+/, '')
    .replace(/^\s*[-*+]\s+/, '• ')
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^*_]+)\1/g, '$2')
    .replace(/(^|[^\w*])\*(?=\S)([^*]+)\*(?![\w*])/g, '$1$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
