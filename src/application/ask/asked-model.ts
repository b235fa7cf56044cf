import { makeAutoObservable, runInAction } from 'mobx';
import type { AskProject } from '../../domain/query/language/project';
import type { AskReading } from '../../domain/query/language/segment';
import { BY_REFERENCE } from '../shared/by-reference';
import type { Clock } from '../shared/browser-ports';
import type { AskStore } from './ask.store';
import type { ReadersStore } from './readers.store';

/** The model that reads sentences where the user has chosen one, and what is said of it. */
export class AskedModel {
  /** What is said of the reader of the last sentence; null: nothing. */
  readerWords: string | null = null;

  constructor(
    private readonly store: AskStore,
    readonly readers: ReadersStore,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** null: the rules read. */
  readerFor(project: AskProject | null): ((sentence: string) => Promise<AskReading | null>) | null {
    const sow = this.store.sow;
    const translator = sow === null ? null : this.readers.modelFor(sow);
    if (translator === null || project === null) return null;
    return async (sentence) => {
      const { readByModel } = await import('./read-by-model');
      const reading = await readByModel(sentence, this.store.asked.query, project, translator, this.clock);
      const name = translator.host === null ? 'The model in this browser' : `The model at ${translator.host}`;
      const words =
        'fault' in reading
          ? `${name} ${reading.fault}, so the rules read the sentence.`
          : `${name} proposed these parts.`;
      runInAction(() => (this.readerWords = words));
      return 'fault' in reading ? null : reading;
    };
  }
}
