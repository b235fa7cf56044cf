import { reaction, when } from 'mobx';
import { countOf } from '../../domain/shared/figures';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import type { Logger } from '../shared/browser-ports';
import type { Navigator } from '../shared/navigator';
import type { ToastStore } from '../shared/toast.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';

/** Says in one line what of a link could not be used: what cannot be read, and topics and trends that are gone. */
export class TellOfLinks {
  constructor(
    private readonly navigator: Navigator,
    private readonly signals: ProjectSignalsStore,
    private readonly toasts: ToastStore,
    private readonly logger: Logger,
  ) {}

  /** @returns stops */
  start(): () => void {
    const stopReading = reaction(
      () => this.navigator.unused,
      (unused) => {
        if (unused.length === 0) return;
        for (const each of unused) this.logger.error(`Failed to read the address: ${each}`);
        const parts = unused.map((each) => `‘${each}’`).join(', ');
        this.#say(`Not all of this link could be used: ${parts} was left out.`);
      },
      { fireImmediately: true },
    );
    const stopLooking = this.#lookForGone();
    return () => {
      stopReading();
      stopLooking();
    };
  }

  /** Of the address that the page was opened with: what the user chooses later is there. */
  #lookForGone(): () => void {
    const { query } = this.navigator.location;
    const topics = idsIn(query, 'topic', 'topicIds');
    const trends = idsIn(query, 'trend', 'trendIds');
    if (topics.length + trends.length === 0) return () => {};
    return when(
      () => this.signals.topics.value !== null && this.signals.trends.value !== null,
      () => {
        const gone = [
          ...goneOf(topics, this.signals.topicById, 'topic'),
          ...goneOf(trends, this.signals.trendById, 'trend'),
        ];
        if (gone.length > 0) this.#say(`No longer in the data: ${gone.join(' and ')} of this link.`);
      },
    );
  }

  #say(text: string): void {
    this.toasts.show({ kind: 'link', tone: 'error', text });
  }
}

function idsIn(query: AddressParameters, single: string, list: string): readonly string[] {
  return query.flatMap(([name, value]) => (name === single ? [value] : name === list ? value.split('.') : []));
}

function goneOf(ids: readonly string[], known: ReadonlyMap<string, unknown>, noun: string): readonly string[] {
  const count = new Set(ids.filter((id) => !known.has(id))).size;
  return count === 0 ? [] : [countOf(count, noun)];
}
