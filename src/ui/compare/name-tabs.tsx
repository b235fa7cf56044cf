import { useRef, type KeyboardEvent } from 'react';
import { Text } from '../kit/layout/text';
import { Dot } from '../kit/signal/dot';
import type { QuadrantHue } from '../kit/signal/quadrant-hue';
import styles from './name-tabs.module.scss';

interface Props {
  readonly names: readonly { readonly id: string; readonly name: string; readonly hue: QuadrantHue | null }[];
  readonly active: number;
  readonly onPick: (index: number) => void;
}

/** The names of all columns, which stay below the header; arrow keys move and open. */
export function NameTabs({ names, active, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(active + step, 0), names.length - 1);
    onPick(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Columns"
      className={styles.tabs}
      style={{ gridTemplateColumns: `repeat(${names.length}, minmax(0, 1fr))` }}
    >
      {names.map(({ id, name, hue }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={index === active}
          tabIndex={index === active ? 0 : -1}
          className={styles.tab}
          onClick={() => onPick(index)}
          onKeyDown={onKeyDown}
        >
          {hue !== null && <Dot hue={hue} />}
          <Text as="span" lines={2} dir="auto">
            {name}
          </Text>
        </button>
      ))}
    </div>
  );
}
