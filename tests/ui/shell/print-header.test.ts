import { describe, expect, it } from 'vitest';
import { printHeader } from '../../../src/ui/shell/print-header';

describe('the header of printed pages', () => {
  const day = new Date(2026, 10, 23);

  it('names the project, the day and the page', () => {
    const style = printHeader('Nordic kitchen', day, false);
    expect(style).toContain('@top-left { content: "Nordic kitchen";');
    expect(style).toContain(new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(day));
    expect(style).toContain('counter(page) " / " counter(pages)');
    expect(style).not.toContain('landscape');
  });

  it('turns the page for a map', () => {
    expect(printHeader('Nordic kitchen', day, true)).toContain('size: landscape;');
  });

  it('holds any name as text of the style sheet', () => {
    expect(printHeader('a "b" \\ c\nd', day, false)).toContain('content: "a \\22 b\\22  \\5c  c\\a d";');
  });
});
