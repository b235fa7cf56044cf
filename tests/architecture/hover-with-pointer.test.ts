import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { hoverWithPointer } from '../../scripts/lib/hover-with-pointer.mjs';

const built = (source: string): string => postcss([hoverWithPointer]).process(source, { from: undefined }).css;
const squeezed = (source: string): string => source.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};,]) ?/g, '$1');

describe('the build limits :hover to devices that can hover', () => {
  test.each([
    ['a:hover { top: 0 }', '@media (hover: hover){a:hover{top: 0}}'],
    ['a:hover, a:focus { top: 0 }', 'a:focus{top: 0}@media (hover: hover){a:hover{top: 0}}'],
    ['@media print { a:hover b { top: 0 } }', '@media print{@media (hover: hover){a:hover b{top: 0}}}'],
    ['a:is(:hover, :focus) { top: 0 }', '@media (hover: hover){a:is(:hover,:focus){top: 0}}'],
    ['@media (hover: hover) { a:hover { top: 0 } }', '@media (hover: hover){a:hover{top: 0}}'],
    ['a:not(:hover) { top: 0 }', 'a:not(:hover){top: 0}'],
  ])('%s', (source, expected) => expect(squeezed(built(source))).toBe(expected));
});
