import type { StatusAct } from '../../application/decisions/set-status-for-many';
import { countOf, formatCount } from '../../domain/shared/figures';
import { topicStatusName } from '../../domain/topic/topic-status';

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
