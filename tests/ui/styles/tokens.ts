import { readFileSync } from 'node:fs';

const TOKENS = readFileSync('src/ui/styles/tokens.scss', 'utf8');

/** The values of a token in their order: light, then dark. */
export function valuesOf(token: string): readonly string[] {
  const [, pair = ''] = new RegExp(`^  --${token}: light-dark\\((.*)\\);$`, 'm').exec(TOKENS) ?? [];
  return [...pair.matchAll(/#((?:[0-9a-f]{3}){1,2})\b/g)].map(([, hex = '']) =>
    hex.length === 3 ? `#${[...hex].map((digit) => digit + digit).join('')}` : `#${hex}`,
  );
}

/** Red, green and blue, each from 0 to 255. */
export function channelsOf(hex: string): readonly [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return [red, green, blue];
}
