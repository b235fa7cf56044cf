import { countOf } from '../../domain/shared/figures';
import { topicStatusName } from '../../domain/topic/topic-status';
import type { PickTopicStatus } from './pick-topic-status';
import type { SetStatusForMany } from './set-status-for-many';
import type { ToastStore } from '../shared/toast.store';
import type { Decision, DecisionHistory, DecidedChange } from './decision-history';
import { isolated } from '../../domain/shared/words';

/** Takes back the last decision, no matter on which screen it was made. */
export class UndoDecision {
  constructor(
    private readonly history: DecisionHistory,
    private readonly picks: PickTopicStatus,
    private readonly many: SetStatusForMany,
    private readonly toasts: ToastStore,
  ) {}

  /** As {@link quietly}, and says which one it was. */
  readonly run = (): void => {
    const decision = this.history.last;
    if (decision === null) {
      this.toasts.show({ kind: 'status', text: 'There is no decision to take back.' });
      return;
    }
    if (this.quietly() === null) return;
    if (decision.changes.length === 1) this.toasts.show({ kind: 'status', text: undoneWords(decision) });
  };

  /**
   * For callers that announce it themselves. The changes of the decision that do not stand any more stay as they are.
   * @returns what is taken back; null: there is none, or many topics are still being saved
   */
  quietly(): Decision | null {
    const decision = this.history.last;
    if (decision === null || (decision.changes.length > 1 && this.many.isRunning)) return null;
    this.history.remove(decision);
    const [first] = decision.changes;
    if (decision.kept !== null) decision.kept.takeBack();
    else if (decision.changes.length > 1) void this.many.takeBack(decision.changes);
    else if (first !== undefined) void this.#takeBack(first);
    return decision;
  }

  async #takeBack(change: DecidedChange): Promise<void> {
    const { topic, from, to } = change;
    const outcome = await this.picks.pickQuietly(topic, from, 'undo');
    if (outcome === 'failed') {
      const text = `${isolated(topic.name)} could not be set back. It is still ${topicStatusName(to)}.`;
      const action = { label: 'Try again', run: () => void this.#takeBack(change) };
      this.toasts.show({ kind: 'status', tone: 'error', text, action });
    }
  }
}

/** Such as 'Heat pumps is Monitor again.' */
export function undoneWords({ changes, kept }: Decision): string {
  const [first] = changes;
  if (first === undefined) return '';
  if (kept !== null) return `${isolated(first.topic.name)} ${kept.undoneWords}.`;
  if (changes.length > 1) return `${countOf(changes.length, 'topic')} have their earlier statuses again.`;
  return `${isolated(first.topic.name)} is ${topicStatusName(first.from)} again.`;
}
