import { reaction, when } from 'mobx';
import type { ReviewFilters } from '../../domain/filters/filter-forms';
import { unknownNamesSentence } from '../../domain/filters/unknown-names';
import { unavailableValues } from '../../domain/shared/selection';
import { firstSegment } from '../../domain/shared/screen-address';
import { reviewFiltersFromQuery } from '../../domain/worklist/review-filters';
import { countOf } from '../../domain/shared/figures';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import type { Logger } from '../shared/browser-ports';
import type { Navigator } from '../shared/navigator';
import type { ToastStore } from '../shared/toast.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';

/**
 * Says in one line what of a link could not be used: what cannot be read, and topics and trends that are gone. The line stays
 * until it is dismissed, or until another link is opened.
 */
export class TellOfLinks {
  /** What cannot be read, and then what is gone: the second is known later. */
  #sentences: readonly string[] = [];

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
        this.#sentences = [];
        const parts = unused.map((each) => `‘${each}’`).join(', ');
        this.#say(`Not all of this link could be used: ${parts} ${unused.length === 1 ? 'was' : 'were'} left out.`);
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
    const { pathname, query } = this.navigator.location;
    const topics = idsIn(query, 'topic', 'topicIds');
    const trends = idsIn(query, 'trend', 'trendIds');
    // The explorer says it of its own filters, as long as they are in its address.
    const names = firstSegment(pathname) === 'review' ? reviewFiltersFromQuery(query) : null;
    if (topics.length + trends.length === 0 && names === null) return () => {};
    return when(
      () => this.signals.topics.value !== null && this.signals.trends.value !== null,
      () => {
        const unknown = names === null ? [] : this.#unknownOf(names);
        if (unknown.length > 0) this.#say(unknownNamesSentence(unknown));
        const gone = [
          ...goneOf(topics, this.signals.topicById, 'topic'),
          ...goneOf(trends, this.signals.trendById, 'trend'),
        ];
        if (gone.length > 0) this.#say(`No longer in the data: ${gone.join(' and ')} of this link.`);
      },
    );
  }

  #unknownOf({ shiftFilter, trendFilter, topicFilter }: ReviewFilters): readonly string[] {
    const [topics, trends] = [this.signals.topics.value ?? [], this.signals.trends.value ?? []];
    const named = (rows: readonly { readonly name: string }[]): readonly string[] => rows.map(({ name }) => name);
    const shifts = trends.flatMap(({ shiftName }) => shiftName ?? []);
    return [
      ...unavailableValues(shiftFilter, shifts),
      ...unavailableValues(trendFilter, named(trends)),
      ...unavailableValues(topicFilter, named(topics)),
    ];
  }

  #say(sentence: string): void {
    this.#sentences = [...this.#sentences, sentence];
    this.toasts.show({ kind: 'link', tone: 'error', text: this.#sentences.join(' '), stays: true });
  }
}

function idsIn(query: AddressParameters, single: string, list: string): readonly string[] {
  return query.flatMap(([name, value]) => (name === single ? [value] : name === list ? value.split('.') : []));
}

function goneOf(ids: readonly string[], known: ReadonlyMap<string, unknown>, noun: string): readonly string[] {
  const count = new Set(ids.filter((id) => !known.has(id))).size;
  return count === 0 ? [] : [countOf(count, noun)];
}
