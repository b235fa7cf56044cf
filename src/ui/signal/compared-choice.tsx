import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ComparedWith } from '../../application/workspace/compared-with';
import { shortDay, type WireDate } from '../../domain/shared/calendar';
import type { ComparedNames } from '../../domain/workspace/compared-version';
import type { MenuGroup } from '../kit/overlays/menu-content';
import { Menu } from '../kit/overlays/menu';
import styles from './compared-choice.module.scss';

interface Load {
  readonly names: ComparedNames;
  readonly date: WireDate;
  readonly isCompared: boolean;
}

interface Props {
  readonly compared: ComparedWith;
  /** The loads of the data that can be compared, the newest first; null: there is no choice. */
  readonly comparable: {
    readonly from: readonly Load[];
    /** The current data is the first; empty: the screen shows no other. */
    readonly to: readonly Load[];
  } | null;
  /** On which side of the window it stands. */
  readonly align?: 'start' | 'end';
}

/** 'since 12 Mar 2025', '12 Mar 2024 to 12 Mar 2025': which two loads of the data are compared, where there are several. */
export const ComparedChoice = observer(function ComparedChoice({ compared, comparable, align = 'end' }: Props) {
  useEffect(() => {
    if (comparable !== null) compared.say();
  }, [compared, comparable]);
  if (comparable === null) return null;
  const { from, to } = comparable;
  const groupOf = (heading: string, loads: readonly Load[], isCurrentFirst: boolean): MenuGroup => ({
    heading,
    items: loads.map(({ names, date, isCompared }, at) => ({
      text: isCurrentFirst && at === 0 ? `${dayWords(date)} (now)` : dayWords(date),
      isChecked: isCompared,
      onSelect: () => compared.choose(names),
    })),
  });
  return (
    <Menu
      label="Compared data"
      align={align}
      triggerClassName={styles.trigger}
      trigger={
        <>
          <span className="visually-hidden">Compared data: </span>
          <span className={styles.name}>{comparedWords(from, to)}</span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
      groups={[
        groupOf(to.length > 0 ? 'From the data of' : 'Compared with the data of', from, false),
        ...(to.length > 0 ? [groupOf('To the data of', to, true)] : []),
      ]}
    />
  );
});

function comparedWords(from: readonly Load[], to: readonly Load[]): string {
  const begin = dayWords(from.find(({ isCompared }) => isCompared)?.date ?? null);
  const end = to.findIndex(({ isCompared }) => isCompared);
  return end > 0 ? `${begin} to ${dayWords(to[end]?.date ?? null)}` : `since ${begin}`;
}

function dayWords(date: WireDate): string {
  return shortDay(date) ?? 'an unknown day';
}
