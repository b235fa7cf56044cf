import type { TopicId } from '../../domain/shared/entity-id';
import { readDayFigures, type DayFigures } from '../../domain/topic/day-figures';
import type { Topic } from '../../domain/topic/topic';
import { isDecided, isTopicStatus, type TopicStatus } from '../../domain/topic/topic-status';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { Clock } from '../shared/browser-ports';
import type { Drafts } from '../workspace/drafts';
import type { TeamStore } from './team.store';

/** It was decided again then, on these figures; or when it is to be, null: never by a condition. */
type Step = { readonly at: string; readonly figures: DayFigures | null } | { readonly condition: string | null };

/** What was said of a decision that the user's log of the team does not have yet, in its order. */
interface WaitingAct {
  /** What was decided. Of another status it says nothing. */
  readonly status: TopicStatus;
  readonly steps: readonly Step[];
}

const FIELD = 'again ';

/**
 * That a decision was made again, and when it is to be, where the team's code, its record or the decision in it is not there
 * yet. It waits in the storage of this browser, because the page may end before the log can have it.
 */
export class WaitingActs {
  constructor(
    private readonly drafts: Drafts,
    private readonly statuses: TopicStatusStore,
    private readonly store: Pick<TeamStore, 'figuresOf'>,
    private readonly clock: Clock,
  ) {}

  /** By topic. */
  get topicIds(): readonly string[] {
    return this.drafts.startingWith(FIELD).map(([id]) => id);
  }

  /** null: nothing waits. */
  of(id: TopicId): WaitingAct | null {
    return readAct(this.drafts.textOf(FIELD + id));
  }

  remove(id: TopicId): void {
    this.drafts.remove(FIELD + id);
  }

  /** There is no team that could have it. */
  clear(): void {
    for (const id of this.topicIds) this.drafts.remove(FIELD + id);
  }

  decideAgain(topic: Topic): void {
    const again = { at: this.clock.now().toISOString(), figures: this.store.figuresOf(topic) };
    this.#write(topic, (steps) => [...steps, again]);
  }

  /** With what was said after it. */
  takeBackDecidedAgain(topic: Topic): void {
    this.#write(topic, (steps) =>
      steps.some(isConfirmation) ? steps.slice(0, steps.findLastIndex(isConfirmation)) : steps,
    );
  }

  decideAgainWhen(topic: Topic, condition: string | null): void {
    this.#write(topic, (steps) => [...steps, { condition }]);
  }

  #write(topic: Topic, change: (steps: readonly Step[]) => readonly Step[]): void {
    const status = this.statuses.statusOf(topic);
    if (status === null || !isDecided(status)) return;
    const before = this.of(topic.id);
    const steps = change(before?.status === status ? before.steps : []);
    if (steps.length === 0) return this.remove(topic.id);
    const act: WaitingAct = { status, steps };
    this.drafts.write(FIELD + topic.id, JSON.stringify(act));
  }
}

export function isConfirmation(step: Step): step is Extract<Step, { readonly at: string }> {
  return 'at' in step;
}

/** Where two tabs have written, both texts are kept, each in lines of its own: the last one counts. */
function readAct(text: string | null): WaitingAct | null {
  const lines = (text ?? '').split('\n');
  return lines.map(readLine).findLast((act) => act !== null) ?? null;
}

function readLine(line: string): WaitingAct | null {
  try {
    const raw: unknown = JSON.parse(line);
    if (typeof raw !== 'object' || raw === null) return null;
    const { status, steps } = raw as Readonly<Record<string, unknown>>;
    if (!isTopicStatus(status) || !isDecided(status) || !Array.isArray(steps)) return null;
    return { status, steps: steps.flatMap(readStep) };
  } catch {
    return null;
  }
}

function readStep(raw: unknown): readonly Step[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const { at, figures, condition } = raw as Readonly<Record<string, unknown>>;
  if (condition === null || typeof condition === 'string') return [{ condition }];
  const isTime = typeof at === 'string' && !Number.isNaN(Date.parse(at));
  return isTime ? [{ at, figures: readDayFigures(figures) }] : [];
}
