import fc from 'fast-check';
import { createElement, Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { supportTranslatedPage } from '../../../src/ui/app/translated-page';
import { isByDay } from '../../setup/by-day';

/** What a component may render: texts beside elements that come and go, keyed lists, fragments. */
type Tree = string | number | null | readonly Tree[] | { readonly tag: string; readonly children: readonly Tree[] };

const trees = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Tree>('one', 'two', 'three', 1, 20, null),
    fc.record({ tag: fc.constantFrom('div', 'b', 'i'), children: fc.array(tie('tree'), { maxLength: 4 }) }),
    fc.array(tie('tree'), { maxLength: 4 }),
  ),
})).tree;

function nodeOf(tree: Tree): ReactNode {
  if (tree === null || typeof tree !== 'object') return tree;
  if (!('tag' in tree)) {
    // Keys follow what is in the list, so that texts move with their fragments.
    const seen = new Set<string>();
    return tree.flatMap((each) => {
      const key = JSON.stringify(each);
      if (seen.has(key)) return [];
      seen.add(key);
      return [<Fragment key={key}>{nodeOf(each)}</Fragment>];
    });
  }
  return createElement(tree.tag, null, ...tree.children.map(nodeOf));
}

/** The ways in which translators change the page; each gets a text and leaves the same words. */
const TRANSLATORS = {
  replaces: (text: Text) => text.replaceWith(fontWith(text.data)),
  insertsAndRemoves: (text: Text) => {
    text.before(fontWith(text.data));
    text.remove();
  },
  insertsAfterAndRemoves: (text: Text) => {
    text.after(fontWith(text.data));
    text.remove();
  },
  asAScriptOfThePage: (text: Text) => {
    const parent = text.parentNode!;
    parent.insertBefore(fontWith(text.data), text);
    parent.removeChild(text);
  },
  wraps: (text: Text) => {
    const font = fontWith('');
    text.before(font);
    font.firstChild!.replaceWith(text);
  },
  joinsWithTheNext: (text: Text) => {
    const next = text.nextSibling;
    if (!(next instanceof Text)) return text.replaceWith(fontWith(text.data));
    text.replaceWith(fontWith(text.data + next.data));
    next.remove();
  },
};

function fontWith(text: string): HTMLElement {
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstElementChild!.textContent = text;
  return font;
}

function textsIn(container: Element): Text[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.closest('font') === null) texts.push(walker.currentNode as Text);
  }
  return texts;
}

const translation = fc.record({
  by: fc.constantFrom(...(Object.keys(TRANSLATORS) as (keyof typeof TRANSLATORS)[])),
  /** Which texts: a translator has not always reached all of them. */
  every: fc.integer({ min: 1, max: 3 }),
});

const steps = fc.array(fc.record({ tree: trees, translation }), { minLength: 2, maxLength: 6 });

async function play(each: readonly { tree: Tree; translation: { by: keyof typeof TRANSLATORS; every: number } }[]) {
  const [container, expected] = [document.createElement('div'), document.createElement('div')];
  document.body.append(container, expected);
  const root = createRoot(container);
  for (const { tree, translation: how } of each) {
    const fresh = createRoot(expected);
    flushSync(() => {
      root.render(nodeOf(tree));
      fresh.render(nodeOf(tree));
    });
    await Promise.resolve();
    expect(container.innerHTML.replaceAll(/<\/?font>/g, '')).toBe(expected.innerHTML);
    flushSync(() => fresh.unmount());
    for (const [index, text] of textsIn(container).entries()) {
      if (index % how.every === 0 && text.isConnected) TRANSLATORS[how.by](text);
    }
    await Promise.resolve();
  }
  flushSync(() => root.unmount());
  expect(container.innerHTML).toBe('');
  container.remove();
  expected.remove();
}

describe('a page that a browser translates', () => {
  let end = () => {};
  beforeEach(() => {
    end = supportTranslatedPage(document);
  });
  afterEach(() => end());

  test.skipIf(isByDay)('shows what React renders, whatever was translated in which way between', async () => {
    await fc.assert(fc.asyncProperty(steps, play), { numRuns: 100 });
  });

  test('is translated again after its original was shown', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const show = async (count: number) => {
      flushSync(() => root.render(<p>{count} of 3</p>));
      await Promise.resolve();
    };
    await show(1);
    const [text] = textsIn(container);
    for (const count of [2, 3]) {
      const font = fontWith('eins');
      text!.replaceWith(font);
      await Promise.resolve();
      font.replaceWith(text!);
      await Promise.resolve();
      text!.replaceWith(fontWith('eins'));
      await Promise.resolve();
      expect(container.textContent).toBe('eins of 3');
      await show(count);
      expect(container.textContent).toBe(`${count} of 3`);
    }
    root.unmount();
    container.remove();
  });
});
