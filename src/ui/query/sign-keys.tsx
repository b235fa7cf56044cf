import { observer } from 'mobx-react-lite';
import { useState, type RefObject } from 'react';
import type { AskBar } from '../../application/query/ask-bar';
import { Button } from '../kit/controls/button';
import styles from './ask-bar.module.scss';

const SIGNS = [
  ['-', 'Exclude'],
  ['>', 'Over'],
  ['<', 'Under'],
  [',', 'Another value'],
  ['|', 'Or'],
  ['%', 'Per cent'],
] as const;

interface Props {
  readonly bar: AskBar;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** On a phone: the signs that its keyboard hides, above the keyboard, while the field has the focus. */
export const SignKeys = observer(function SignKeys({ bar, input }: Props) {
  const [isTyping, setIsTyping] = useState(false);
  return (
    // A press leaves the focus in the field, so that the keyboard stays.
    <div
      className={styles.signs}
      role="group"
      aria-label="Signs"
      data-shown={isTyping || bar.text !== '' || bar.isOpen || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
    >
      {SIGNS.map(([sign, label]) => (
        <button
          key={sign}
          type="button"
          aria-label={label}
          onClick={() => {
            bar.type(bar.text + sign);
            input.current?.focus();
          }}
        >
          {sign === '-' ? '−' : sign}
        </button>
      ))}
      <Button size="small" onClick={() => void bar.enter()}>
        {bar.current === null ? 'Answer' : 'Take'}
      </Button>
    </div>
  );
});
