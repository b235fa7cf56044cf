import { NOTHING_CLOSED } from '../../domain/team/member-file';
import { MEMBER_TEXT_LIMITS, newMemberRecord, type MemberRecord } from '../../domain/team/member-record';
import { mergeRecords } from '../../domain/team/merge-records';
import { commentLine } from '../../domain/team/record-edits';
import { marksOf } from '../../domain/team/seen-marks';
import { leadOf, leadPlace } from '../../domain/team/team-lead';
import { newTeam, ownerlessTeam, type TeamRecord } from '../../domain/team/team-record';
import { withFirstKeys } from '../../domain/team/trusted-files';
import type { LibraryScope } from '../personal/personal-library';
import type { Clock, Logger } from '../shared/browser-ports';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ChosenFolder } from './choose-folder';
import { exchangeOf } from './team-folder';
import type { Identity, StoredTeam, TeamStorage } from './team-storage';
import type { TeamSync } from './team-sync';

/** Begins the own part of a team, with what lies in its folder already, or begins the team itself. */
export class EnterTeam {
  constructor(
    private readonly storage: TeamStorage,
    private readonly sync: TeamSync,
    private readonly workspace: WorkspaceStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @param seen what counts as seen; null: all that is there */
  async enter(
    scope: LibraryScope,
    { folder, reading }: ChosenFolder,
    { id, name, initials }: Identity,
    seen: { readonly marks: ReadonlyMap<MemberRecord['id'], string>; readonly since: string } | null = null,
  ): Promise<void> {
    const now = this.clock.now().toISOString();
    const team = reading.team ?? this.#newTeam({ folder, reading }, { id, name, initials }, scope, now);
    const files = reading.files.flatMap(({ content }) => content?.record ?? []);
    // The own file of an earlier time in this team.
    const earlier = files.filter((record) => record.id === id);
    const key = await this.storage.deviceKey(scope).catch(this.#log);
    const begun = newMemberRecord({ id, name, initials }, team.project.id, now);
    const own = earlier.reduce(mergeRecords, {
      ...begun,
      devices: new Map(key === null ? [] : [[id, key.publicKey]]),
    });
    const others = files.filter((record) => record.id !== id);
    const marks = seen?.marks ?? marksOf(others);
    const stored: StoredTeam = {
      kind: folder.kind,
      own,
      team,
      unwritten: 1,
      writtenAt: null,
      joinedAt: now,
      closed: NOTHING_CLOSED,
      keys: withFirstKeys(new Map(), reading.files, own, team.confirmed),
      refused: [],
      seen: marks,
      latest: marks,
      seenSince: seen?.since ?? now,
      found: null,
      leadTold: toldOf(team),
      leftOut: null,
    };
    const kept = (await this.storage.begin(scope, stored, folder).catch(this.#log)) ?? stored;
    await this.sync.open(scope, { stored: kept, copies: new Map(), folder });
  }

  /** Where colleagues are in the folder already, one of them owns the team: their file of it has not come yet. */
  #newTeam({ folder, reading }: ChosenFolder, you: Identity, scope: LibraryScope, now: string): TeamRecord {
    const project = { id: scope.sowId, name: this.workspace.currentName ?? '' };
    const name = commentLine(folder.name, MEMBER_TEXT_LIMITS.topicName) ?? project.name;
    const hasColleagues = reading.files.some(({ content }) => content !== null && content.record.id !== you.id);
    if (exchangeOf(folder.kind) === 'common' && hasColleagues) return ownerlessTeam({ name, project }, now);
    const begun = newTeam({ name, project, owner: you.id, ownerName: you.name }, now);
    // What the invented colleagues say is there to be seen; the user may hide it as in a team of their own.
    return exchangeOf(folder.kind) === 'invented' ? { ...begun, decidesFirst: false } : begun;
  }

  readonly #log = (error: unknown): null => {
    this.logger.error('Failed to store the team in this browser:', error);
    return null;
  };
}

/** A change before the user joined is no news. */
function toldOf({ founder, lead }: TeamRecord): string {
  const last = leadOf(founder, lead).counted.at(-1);
  return last === undefined ? '' : leadPlace(last);
}
