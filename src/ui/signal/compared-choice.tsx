import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ComparedWith } from '../../application/workspace/compared-with';
import { shortDay, type WireDate } from '../../domain/shared/calendar';
import { Menu } from '../kit/overlays/menu';
import styles from './compared-choice.module.scss';

interface Props {
  readonly compared: ComparedWith;
  /** The earlier data that can be compared, the newest first; empty: there is no choice. */
  readonly comparable: readonly {
    readonly since: string | null;
    readonly date: WireDate;
    readonly isCompared: boolean;
  }[];
  /** On which side of the window it stands. */
  readonly align?: 'start' | 'end';
}

/** 'since 12 Mar 2025': with which of the earlier data the current ones are compared, where there are several. */
export const ComparedChoice = observer(function ComparedChoice({ compared, comparable, align = 'end' }: Props) {
  useEffect(() => {
    if (comparable.length > 0) compared.say();
  }, [compared, comparable]);
  const chosen = comparable.find(({ isCompared }) => isCompared);
  if (chosen === undefined) return null;
  return (
    <Menu
      label="Compared with"
      align={align}
      triggerClassName={styles.trigger}
      trigger={
        <>
          <span className="visually-hidden">Compared with the data: </span>
          <span className={styles.name}>{sinceWords(chosen.date)}</span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
      groups={[
        {
          heading: 'Compared with the data of',
          items: comparable.map(({ since, date, isCompared }) => ({
            text: shortDay(date) ?? 'an unknown day',
            isChecked: isCompared,
            onSelect: () => compared.choose(since),
          })),
        },
      ]}
    />
  );
});

function sinceWords(date: WireDate): string {
  const day = shortDay(date);
  return day === null ? 'since an unknown day' : `since ${day}`;
}
