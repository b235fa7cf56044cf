import type { AddressParameters } from '../../domain/shared/address-parameters';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import { withCardTab, withFlashcard } from '../../domain/topic/flashcard-target';
import { localDayAndMonth } from '../../domain/shared/calendar';
import { countOf, plural } from '../../domain/shared/figures';
import { capitalNumber, numberWord } from '../../domain/shared/words';
import { paths } from '../../domain/shared/routes';
import type { TeamMember } from '../../domain/team/member';
import { teamProjectKey } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import type { KeyValueStore } from '../shared/browser-ports';
import { together } from '../shared/load-once';
import { pathOf } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { TeamChanges } from './team-changes';
import type { TeamStore } from './team.store';
import { isDisagreement, type TeamFilter } from '../../domain/topic/agreement';
import { reaction } from 'mobx';
import type { MemberId } from '../../domain/team/member-record';
import { marksOf, type SeenMarks } from '../../domain/team/seen-marks';
import type { VisitStore } from '../personal/visit.store';
import type { TeamKeeper } from './team-keeper';
import type { TeamSync } from './team-sync';

interface TeamNewsLink {
  readonly key: string;
  /** Shown before the words. */
  readonly members: readonly TeamMember[];
  readonly isSplit: boolean;
  readonly words: string;
  readonly path: string;
}

/** 'Two of six disagreements are new', 'One new disagreement': those since the last visit, of all. */
function disagreementWords(added: number, all: number): string {
  if (added === all) return `${capitalNumber(all)} new ${plural(all, 'disagreement')}`;
  return `${capitalNumber(added)} of ${numberWord(all)} disagreements ${plural(added, 'is', 'are')} new`;
}

/** The team's part of the home page: what colleagues have decided, said and assigned since the last visit. */
export class TeamNewsLine {
  constructor(
    readonly store: TeamStore,
    private readonly changes: TeamChanges,
    private readonly workspace: WorkspaceStore,
    private readonly session: SessionStore,
    private readonly device: KeyValueStore,
  ) {}

  /** The open project had a team at the last visit of any screen: room is reserved until it is loaded. Not observable. */
  get isExpected(): boolean {
    const { currentId } = this.workspace;
    return currentId !== null && this.device.get(this.#key) === currentId;
  }

  /** Remembers whether the open project has a team with colleagues. */
  readonly remember = (): void => {
    const { current, isShared } = this.store;
    if (current === null) return;
    if (isShared) this.device.set(this.#key, current.scope.sowId);
    else this.forget();
  };

  /** The open project has no team: no room is reserved for one. */
  forget(): void {
    if (this.isExpected) this.device.remove(this.#key);
  }

  get since(): string | null {
    return localDayAndMonth(this.store.current?.stored.seenSince ?? null);
  }

  /** What is zero is left out. */
  get links(): readonly TeamNewsLink[] {
    const { decided, disagreeing, commented, assigned } = this.changes.news;
    const [first, ...others] = decided.toSorted((one, other) => other.topics.length - one.topics.length);
    const rest = new Set(others.flatMap(({ topics }) => topics)).size;
    const [mention] = commented.filter(({ isToYou }) => isToYou);
    const [comment, ...comments] = commented.filter((each) => each !== mention);
    const apart = disagreeing.length;
    const link = (key: string, words: string, path: string, members: readonly TeamMember[] = []): TeamNewsLink => {
      return { key, words, path, members, isSplit: key === 'disagree' };
    };
    const restMembers = others.map(({ member }) => member);
    return [
      first &&
        link('decided', `${first.member.name} decided ${first.topics.length}`, this.#tab('changed'), [first.member]),
      rest > 0 && link('more', `${rest} more`, this.#tab('changed'), restMembers),
      apart > 0 && link('disagree', disagreementWords(apart, this.#disagreements), this.#tab('disagree')),
      mention && link('mention', `${mention.member.name} mentions you`, this.#card(mention.topicId), [mention.member]),
      comment && link('comments', countOf(comments.length + 1, 'new comment'), this.#card(comment.topicId)),
      assigned.length > 0 && link('assigned', `${countOf(assigned.length, 'topic')} given to you`, this.#tab('mine')),
    ].filter((each) => each !== undefined && each !== false);
  }

  /** What the team asks of the user; null: it agrees, as far as the user may see it. */
  get matter() {
    const split = this.#disagreements;
    if (split === 0) return null;
    const words = `${countOf(split, 'topic')} ${plural(split, 'splits', 'split')} the team`;
    return { words, action: { label: 'See where you disagree', path: this.#tab('disagree') } };
  }

  /** As many as the tab lists to which the words lead. */
  get #disagreements(): number {
    const { topicIds, agreementOf } = this.store;
    return topicIds.filter((id) => isDisagreement(agreementOf(id))).length;
  }

  get teamPath(): string {
    return this.#tab('all');
  }

  #tab(filter: TeamFilter): string {
    return this.#path(paths.review, [['tab', 'team'], ...(filter === 'all' ? [] : [['team', filter] as const])]);
  }

  #card(id: TopicId): string {
    return this.#path(paths.homepage, withCardTab(withFlashcard([], { type: 'topic', id }), 'Team'));
  }

  #path(of: (sow: SowId) => string, query: AddressParameters): string {
    const { currentId } = this.workspace;
    return currentId === null ? paths.root : pathOf({ pathname: of(currentId), query });
  }

  get #key(): string {
    return teamProjectKey(this.session.member?.userId ?? '');
  }
}

/** Remembers what was there in this visit; at the beginning of the next one, that is what is compared with. */
export class TeamVisit {
  constructor(
    private readonly store: TeamStore,
    private readonly keeper: TeamKeeper,
    private readonly visits: VisitStore,
    private readonly news: TeamNewsLine,
    private readonly sync: Pick<TeamSync, 'withoutTeam'>,
  ) {}

  /** @returns stops */
  start(): () => void {
    return together([
      reaction(
        () => [this.visits.isLoaded, this.visits.since, this.store.records] as const,
        () => void this.#note(),
        { fireImmediately: true },
      ),
      reaction(() => [this.store.current?.scope, this.store.isShared] as const, this.news.remember, {
        fireImmediately: true,
      }),
      reaction(
        () => this.sync.withoutTeam,
        (scope) => scope !== null && this.news.forget(),
        { fireImmediately: true },
      ),
    ]);
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
