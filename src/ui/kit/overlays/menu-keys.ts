import type { KeyboardEvent } from 'react';

type Step = 'initial' | 'next' | 'previous' | 'first' | 'last';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** The keys of an open menu: the arrows walk in a circle, a letter goes to the next item that starts with it. */
export function menuKey(event: KeyboardEvent, root: HTMLElement | null): void {
  const step = STEPS[event.key];
  if (step !== undefined) {
    event.preventDefault();
    walk(root, step);
  } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    typeahead(root, event.key);
  }
}

export function walk(root: HTMLElement | null, step: Step): void {
  const items = itemsOf(root);
  const here = items.findIndex((item) => item === document.activeElement);
  const target: Readonly<Record<Step, number>> = {
    initial: Math.max(
      0,
      items.findIndex((item) => item.getAttribute('aria-checked') === 'true'),
    ),
    next: (here + 1) % items.length,
    previous: (Math.max(here, 0) + items.length - 1) % items.length,
    first: 0,
    last: items.length - 1,
  };
  items[target[step]]?.focus();
}

function typeahead(root: HTMLElement | null, letter: string): void {
  const items = itemsOf(root);
  const here = items.findIndex((item) => item === document.activeElement);
  const after = [...items.slice(here + 1), ...items.slice(0, here + 1)];
  const wanted = letter.toLocaleLowerCase();
  after.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(wanted))?.focus();
}

function itemsOf(root: HTMLElement | null): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}
