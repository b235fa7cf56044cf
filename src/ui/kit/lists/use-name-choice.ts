import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { NameMatch } from '../../../domain/explore/name-match';
import { isCharacter, nextActive } from './listbox-keys';

interface Options {
  /** In the order of the options. */
  readonly names: readonly string[];
  /** Index of the option that is active at first. */
  readonly first?: number;
  /** Options that PageUp and PageDown move by. */
  readonly page: number;
  readonly onToggle: (name: string) => void;
}

/**
 * State of a combobox with a multi-select listbox of names, which takes the focus when it appears: typing narrows the
 * names, the arrow keys work in the input too. Home, End and Space belong to the input as soon as it has text.
 */
export function useNameChoice({ names, first = 0, page, onToggle }: Options) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setActive] = useState(first);
  const match = useMemo(() => new NameMatch(names), [names]);
  const options = useMemo(() => match.by(typed), [match, typed]);
  const active = Math.min(chosen, options.length - 1);

  useLayoutEffect(() => {
    // On a touch screen the list: focusing the input would bring up the keyboard, which covers it.
    const target = window.matchMedia('(pointer: coarse)').matches ? list.current : input.current;
    target?.focus({ preventScroll: true });
  }, []);

  const type = (text: string): void => {
    setTyped(text);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const inText = event.target === input.current && typed !== '';
    if (inText && [' ', 'Home', 'End'].includes(event.key)) return;
    const next = nextActive(event.key, active, options.length, page);
    const name = options[active];
    if (next !== null) setActive(next);
    else if ((event.key === 'Enter' || event.key === ' ') && name !== undefined) onToggle(name);
    // Without an option Enter does nothing: it must not send the form that the list may be in.
    else if (event.key !== 'Enter') {
      // The browser types the character where the focus is after this handler.
      if (event.target === list.current && isCharacter(event)) input.current?.focus();
      return;
    }
    event.preventDefault();
  };

  return { input, list, typed, type, options, active, setActive, onKeyDown };
}
