/** The rules of all style sheets of the page, with the fonts in use as data: addresses. */
export async function pageStyles(): Promise<string> {
  const used = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => bare(family)),
  );
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(async (rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
      const [, address] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
      // A fallback of the machine has no address.
      if (address === undefined) return rule.cssText;
      if (!used.has(bare(rule.style.getPropertyValue('font-family')))) return '';
      return rule.cssText.replace(address, await dataAddress(new URL(address, sheet.href ?? document.baseURI)));
    }),
  );
  return (await Promise.all(rules)).join('\n');
}

function bare(family: string): string {
  return family.replaceAll(/["']/g, '');
}

async function dataAddress(address: URL): Promise<string> {
  const content = await (await fetch(address)).blob();
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(`${address.href} could not be read`)));
    reader.readAsDataURL(content);
  });
}
