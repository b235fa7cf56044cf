import { makeAutoObservable, observableRef } from 'mobx';
import type { BriefContent } from '../../domain/brief/brief-content';

/** Steps that can be taken back. */
const MOST_STEPS = 50;

interface Step {
  /** Edits of one text in a row are one step; null: a step of its own. */
  readonly kind: string | null;
  readonly before: BriefContent;
}

/** What was changed in a brief since it was opened, to be taken back step by step. */
export class BriefHistory {
  steps: readonly Step[] = [];

  constructor() {
    makeAutoObservable(this, { steps: observableRef }, { autoBind: true });
  }

  get canUndo(): boolean {
    return this.steps.length > 0;
  }

  add(before: BriefContent, kind: string | null): void {
    if (kind !== null && this.steps.at(-1)?.kind === kind) return;
    this.steps = [...this.steps, { kind, before }].slice(-MOST_STEPS);
  }

  /** @returns the content before the last step; null: there is none */
  back(): BriefContent | null {
    const last = this.steps.at(-1);
    this.steps = this.steps.slice(0, -1);
    return last?.before ?? null;
  }

  clear(): void {
    this.steps = [];
  }
}
