import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elementPicture } from '../../../../src/ui/charts/export/element-picture';

/** jsdom drops the address of a font. */
const fontRule = (family: string, address: string): CSSRule =>
  Object.create(CSSFontFaceRule.prototype, {
    cssText: { value: `@font-face { font-family: "${family}"; src: url("${address}") format("woff2"); }` },
    style: { value: { getPropertyValue: () => `"${family}"` } },
  }) as CSSRule;

/** The SVG documents that were painted. jsdom neither loads images nor paints. */
const documents: Document[] = [];
const drawn = vi.fn();

beforeEach(() => {
  documents.length = 0;
  drawn.mockClear();
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      async decode(): Promise<void> {
        const svg = decodeURIComponent(this.src.replace(/^[^,]*,/, ''));
        documents.push(new DOMParser().parseFromString(svg, 'image/svg+xml'));
      }
    },
  );
  vi.stubGlobal('fetch', async (address: URL) => ({ blob: async () => new Blob([`content of ${address.pathname}`]) }));
  const fonts = Object.assign(
    [
      { family: '"Inter Variable"', status: 'loaded' },
      { family: '"Newsreader Text"', status: 'unloaded' },
    ],
    { ready: Promise.resolve() },
  );
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: drawn } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200);
  const rules = [
    fontRule('Inter Variable', '/inter.woff2'),
    fontRule('Newsreader Text', '/newsreader.woff2'),
    { cssText: '.note > b { color: red; }' },
  ];
  Object.defineProperty(document, 'styleSheets', { configurable: true, value: [{ href: null, cssRules: rules }] });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(document, 'styleSheets');
  document.documentElement.className = '';
});

describe('a picture of elements', () => {
  it('is painted in double size from a document of its own, in the theme of the page', async () => {
    document.documentElement.className = 'dark';
    await elementPicture(<p className="note">Growth &amp; sizing</p>);
    const svg = documents[0]?.documentElement;
    expect([svg?.getAttribute('width'), svg?.getAttribute('height'), svg?.getAttribute('class')]).toEqual([
      '300',
      '200',
      'dark',
    ]);
    expect(svg?.querySelector('foreignObject')?.textContent).toBe('Growth & sizing');
    expect(drawn).toHaveBeenCalledWith(expect.anything(), 0, 0, 600, 400);
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('has the styles of the page, and those of its fonts that are in use', async () => {
    await elementPicture(<p>Growth</p>);
    const styles = documents[0]?.querySelector('style')?.textContent ?? '';
    expect(styles).toContain('.note > b');
    expect(styles).toMatch(new RegExp(`@font-face .*url\\("?data:[^,]*,${btoa('content of /inter.woff2')}`));
    expect(styles).not.toContain('newsreader');
  });

  it.each(['\u0000', '\u001B', '\uD800'])('can hold any character that a name may have: %j', async (character) => {
    await elementPicture(<p>{`a${character}b`}</p>);
    expect(documents[0]?.querySelector('parsererror')).toBeNull();
    expect(documents[0]?.querySelector('foreignObject')?.textContent).toBe('a\uFFFDb');
  });

  it('cannot be made where the browser gives no picture', async () => {
    vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done) => done(null));
    await expect(elementPicture(<p>Growth</p>)).rejects.toThrow('The picture could not be made');
    expect(document.querySelector('[inert]')).toBeNull();
  });
});
