import { reaction } from 'mobx';
import type { MemberId } from '../../domain/team/member-record';
import { marksOf, type SeenMarks } from '../../domain/team/seen-marks';
import type { VisitStore } from '../library/visit.store';
import type { TeamNewsLine } from './team-news-line';
import type { TeamKeeper } from './team-keeper';
import type { TeamStore } from './team.store';

/** Remembers what was there in this visit; at the beginning of the next one, that is what is compared with. */
export class TeamVisit {
  constructor(
    private readonly store: TeamStore,
    private readonly keeper: TeamKeeper,
    private readonly visits: VisitStore,
    private readonly news: TeamNewsLine,
  ) {}

  /** @returns stops */
  start(): () => void {
    const stops = [
      reaction(
        () => [this.visits.isLoaded, this.visits.since, this.store.records] as const,
        () => void this.#note(),
        { fireImmediately: true },
      ),
      reaction(() => [this.store.current?.scope, this.store.isShared] as const, this.news.remember, {
        fireImmediately: true,
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  async #note(): Promise<void> {
    // The last visit is ended by another observer of the same values.
    await Promise.resolve();
    const { isLoaded, since } = this.visits;
    const stored = this.store.current?.stored;
    if (!isLoaded || stored === undefined) return;
    const latest = marksOf(this.store.records.filter(({ id }) => id !== stored.own.id));
    const isNewVisit = since !== null && stored.seenSince !== since;
    if (!isNewVisit && isContained(latest, stored.latest)) return;
    await this.keeper.note((kept) => {
      const seen = isNewVisit && kept.seenSince !== since ? { seen: kept.latest ?? kept.seen, seenSince: since } : {};
      return { ...kept, ...seen, latest: later(kept.latest, latest) };
    });
  }
}

function isContained(marks: ReadonlyMap<MemberId, string>, all: SeenMarks): boolean {
  return [...marks].every(([id, at]) => at <= (all?.get(id) ?? ''));
}

/** Marks only move on: another window may not have read the newest files yet. */
function later(kept: SeenMarks, latest: ReadonlyMap<MemberId, string>): SeenMarks {
  return new Map([...(kept ?? []), ...[...latest].filter(([id, at]) => at > (kept?.get(id) ?? ''))]);
}
