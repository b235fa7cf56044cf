import { ChevronUp, Ellipsis, Tag } from 'lucide-react';
import { Menu } from '../kit/overlays/menu';
import styles from './selection-bar.module.scss';
import type { StatusAct } from '../../application/decisions/set-status-for-many';
import { countOf, formatCount } from '../../domain/shared/figures';
import { topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { statusItems } from '../signal/status-icon';
import type { SelectionAction } from './selection-actions';

interface Props {
  /** On a phone only some tools are beside the menu of all, if there is room. */
  readonly isShort: boolean;
  readonly count: number;
  readonly actions: readonly SelectionAction[];
  readonly onAct: (action: SelectionAction) => void;
}

export function SelectionTools({ isShort, count, actions, onAct }: Props) {
  const tools = actions.map((action) => ({
    text: action.text,
    icon: <action.Icon size={16} strokeWidth={1.75} aria-hidden="true" />,
    isShown: action.isShown,
    needs: action.limit === undefined || action.limit.holds(count) ? undefined : action.limit.words,
    onSelect: () => onAct(action),
  }));
  const shown = isShort ? tools.filter(({ isShown }) => isShown) : tools;
  const offered = tools
    .filter(({ needs }) => needs === undefined)
    .map(({ text, icon, onSelect }) => ({ text, icon, onSelect }));
  return (
    <>
      {shown.map(({ text, icon, needs, onSelect }) => (
        <button
          key={text}
          type="button"
          className={isShort ? `${styles.tool} ${styles.roomy}` : styles.tool}
          // Focusable, so that the reason can be read.
          aria-disabled={needs !== undefined || undefined}
          title={needs}
          onClick={needs === undefined ? onSelect : undefined}
        >
          {!isShort && icon}
          {text}
        </button>
      ))}
      {isShort && (
        <Menu
          label="More"
          triggerLabel="More"
          triggerClassName={styles.tool}
          trigger={<Ellipsis size={16} aria-hidden="true" />}
          groups={[{ items: offered }]}
        />
      )}
    </>
  );
}

/** 'Set 7 of 8 to Monitor'; for what is undone 'Undid 7 of 8'. */
export function doneText({ status, isUndo, done, total }: StatusAct): string {
  const share = `${formatCount(done)} of ${formatCount(total)}`;
  return isUndo ? `Undid ${share}` : `Set ${share} to ${topicStatusName(status)}`;
}

export function runningText({ status, isUndo }: StatusAct): string {
  return isUndo ? `Undoing ${topicStatusName(status)}` : `Setting to ${topicStatusName(status)}`;
}

/** '3 were not saved'; null where none failed. */
export function failedText({ failed }: StatusAct): string | null {
  if (failed.length === 0) return null;
  return failed.length === 1 ? '1 was not saved' : `${formatCount(failed.length)} were not saved`;
}

/** For screen readers: the size of the selection, and the begin and end of an act, not each step. */
export function announcementOf(count: number, act: StatusAct | null): string {
  const parts = [count > 0 && `${countOf(count, 'topic')} selected`];
  if (act !== null) parts.push(act.isRunning ? runningText(act) : doneText(act));
  if (act !== null && !act.isRunning) parts.push(failedText(act) ?? false);
  return parts.filter(Boolean).join('. ');
}

interface SetStatusMenuProps {
  readonly isShort: boolean;
  readonly onPick: (status: TopicStatus) => void;
}

/** The statuses, each with its key. */
export function SetStatusMenu({ isShort, onPick }: SetStatusMenuProps) {
  return (
    <Menu
      label="Set status"
      align="start"
      triggerClassName={styles.tool}
      trigger={
        <>
          {!isShort && <Tag size={16} strokeWidth={1.75} aria-hidden="true" />}
          Set status
          <ChevronUp size={14} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
      groups={[{ items: statusItems({ onSelect: onPick, hasKeys: true }) }]}
    />
  );
}
