import { readFileSync } from 'node:fs';
import { createEvent, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepKeysOfInputMethods } from '../../../src/ui/app/input-methods';
import { NameList } from '../../../src/ui/kit/lists/name-list';
import { RenameForm } from '../../../src/ui/kit/controls/rename-form';
import { PickSignalDialog } from '../../../src/ui/signal/pick-signal-dialog';
import { topics } from '../../builders/topic-mother';
import { filesIn } from '../../architecture/source-files';

/** What browsers say of a key that the input method takes; Safari the second, once the word is confirmed. */
const TAKEN = [
  { isComposing: true, keyCode: 229 },
  { isComposing: false, keyCode: 229 },
  { isComposing: true, keyCode: 13 },
];
const KEYS = [
  'Enter',
  'Escape',
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Backspace',
  ' ',
  'Home',
  'a',
];

describe('a key of an input method', () => {
  it('comes to no listener of the page, and still does what the browser does with it', () => {
    const field = document.createElement('textarea');
    const end = keepKeysOfInputMethods(window);
    const places = [window, document, document.body, field];
    document.body.append(field);
    const heard: string[] = [];
    const listeners = places.flatMap((place) =>
      [true, false].map((capture) => {
        const listener = (event: Event): void => void heard.push((event as KeyboardEvent).key);
        place.addEventListener('keydown', listener, capture);
        return () => place.removeEventListener('keydown', listener, capture);
      }),
    );
    const press = (init: object): boolean => fireEvent(field, createEvent.keyDown(field, init));
    fc.assert(
      fc.property(fc.constantFrom(...KEYS), fc.constantFrom(...TAKEN), (key, taken) => {
        heard.length = 0;
        expect(press({ key, ...taken })).toBe(true);
        expect(heard).toEqual([]);
        press({ key, keyCode: 13, isComposing: false });
        expect(heard).toEqual(Array(listeners.length).fill(key));
      }),
    );
    for (const remove of listeners) remove();
    field.remove();
    end();
  });

  it.each(TAKEN)('is nothing that a field acts on: %j', (taken) => {
    const acts: string[] = [];
    const act = (what: string) => (): void => void acts.push(what);
    const fields = [
      <NameList
        key="names"
        label="Names"
        names={['Seaweed', 'Glass']}
        selected={[]}
        onToggle={act('toggle')}
        onSelectAll={act('all')}
        onToggleFound={act('found')}
      />,
      <RenameForm key="rename" label="Name" name="Mine" limit={50} onDone={act('rename')} />,
      <PickSignalDialog
        key="pick"
        title="Pick"
        plural="topics"
        signals={topics(3)}
        onPick={act('pick')}
        onClose={act('close')}
      />,
    ];
    const press = (init: object): void => {
      for (const input of document.querySelectorAll('input')) fireEvent.keyDown(input, init);
    };
    for (const field of fields) {
      const { unmount } = render(field);
      for (const key of KEYS) press({ key, ...taken });
      expect(acts).toEqual([]);
      press({ key: field.key === 'rename' ? 'Escape' : 'Enter' });
      expect(acts).not.toEqual([]);
      unmount();
      acts.length = 0;
    }
  });
});

describe('every listener to keys', () => {
  const sources = filesIn('src').map((file) => [file, readFileSync(file, 'utf8')] as const);
  const filesWith = (pattern: RegExp): readonly string[] =>
    sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

  it('comes after the one that keeps the keys of input methods, in the product and in tests', () => {
    const main = readFileSync('src/main.tsx', 'utf8');
    const [before = '', after] = main.split('keepKeysOfInputMethods(window);');
    expect(after).toBeDefined();
    expect(before).not.toMatch(/addEventListener|createRoot\(|supportTranslatedPage\(/);
    expect(readFileSync('src/ui/app/boot.js', 'utf8')).not.toMatch(/key(?:down|up|press)/);
    expect(readFileSync('tests/setup/dom.ts', 'utf8')).toContain('keepKeysOfInputMethods(window);');
  });

  it('leaves it to that one, and listens to no events that it does not keep', () => {
    expect(filesWith(/isComposing|keyCode/)).toEqual(['src/ui/app/input-methods.ts']);
    expect(filesWith(/onKeyPress|['"]keypress['"]|['"]keyup['"]/)).toEqual([]);
    // The ends of a range and a tip of the team's table, which are no fields of texts.
    expect(filesWith(/onKeyUp/)).toEqual(['src/ui/explore/figure-range.tsx', 'src/ui/team/member-cell.tsx']);
  });
});
