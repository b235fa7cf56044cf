import type {
  FolderReading,
  MemberContent,
  MemberFile,
  OwnContent,
  TeamFolder,
} from '../../application/team/team-folder';
import type { SampleTeams } from '../../application/team/sample-teams';
import { textHash } from '../../domain/shared/text-hash';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import { lastOf, type LoggedDecision, type MemberId, type MemberRecord } from '../../domain/team/member-record';
import type { Round } from '../../domain/team/team-record';
import { STATUSES_BY_ATTENTION } from '../../domain/topic/topic-status';
import { parseMemberFile } from './team-files';

const HOUR = 60 * 60 * 1000;

/** Keys whose numbers are hours before the team was opened first: the sample is never old. */
const TIMES = new Set(['at', 'named', 'seen', 'changed', 'whyAt']);

interface SampleFile {
  readonly name: string;
  readonly project: string;
  readonly seen: string;
  readonly members: readonly object[];
}

/** The invented colleagues of the bundled workspace, in memory. */
export class FetchedSampleTeams implements SampleTeams {
  /**
   * @param addressOf of the sample of a project; null: it has none
   * @param topicsOf the ids of the topics of a project
   */
  constructor(
    private readonly addressOf: () => Promise<string | null>,
    private readonly topicsOf: (project: SowId) => Promise<readonly TopicId[]>,
  ) {}

  async open(project: SowId, begunAt: string, you: MemberId) {
    const address = await this.addressOf();
    if (address === null) return null;
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const file = JSON.parse((await answer.text()).replaceAll('@[you]', `@[${you}]`), timesSince(begunAt)) as SampleFile;
    if (file.project !== project) return null;
    const contents = file.members.flatMap((member) => parseMemberFile(JSON.stringify(member)) ?? []);
    // A workspace of others may have a project with the same number, and hardly any of these topics.
    const known = new Set(await this.topicsOf(project));
    const decided = [...new Set(contents.flatMap(({ record }) => [...record.decisions.keys()]))];
    if (decided.filter((id) => known.has(id)).length <= decided.length / 2) return null;
    return { folder: new SampleTeam(file.name, contents), seenAt: file.seen };
  }
}

/** Colleagues who vote in the rounds that the user opens: most at once, the others when it ends. */
class SampleTeam implements TeamFolder {
  readonly kind = 'sample';
  #rounds: readonly Round[] = [];
  #files: readonly MemberFile[];

  constructor(
    readonly name: string,
    private readonly members: readonly MemberContent[],
  ) {
    this.#files = members.map(fileOf);
  }

  async read(): Promise<FolderReading> {
    return { files: this.#files, team: null };
  }

  async write(_id: MemberId, content: () => Promise<OwnContent>): Promise<null> {
    const { team } = await content();
    if (team !== null && team.rounds !== this.#rounds) {
      this.#rounds = team.rounds;
      this.#files = this.members.map((content, index) =>
        fileOf({ ...content, record: { ...content.record, votes: votesOf(content.record, index, team.rounds) } }),
      );
    }
    return null;
  }
}

/** The shares of the topics on which the members have voted while a round is open. */
const DONE = [1, 1, 0.6, 0.25] as const;

function votesOf(record: MemberRecord, index: number, rounds: readonly Round[]): MemberRecord['votes'] {
  return new Map(
    rounds.map((round) => {
      const share = round.endedAt === null ? (DONE[index] ?? 1) : 1;
      const voted = round.topics.slice(0, Math.ceil(round.topics.length * share));
      return [round.id, new Map(voted.map(({ id }) => [id, voteOn(record, id, round)] as const))] as const;
    }),
  );
}

/** As the member has decided; else by chance, always the same for a topic. */
function voteOn(record: MemberRecord, id: TopicId, round: Round): LoggedDecision {
  const last = lastOf(record.decisions.get(id));
  const chance = STATUSES_BY_ATTENTION[textHash(`${record.id} ${id}`) % STATUSES_BY_ATTENTION.length] ?? 2;
  const status = last?.status ?? chance;
  return { status, at: round.openedAt, reason: last?.reason ?? null, reasonAt: null };
}

function fileOf(content: MemberContent): MemberFile {
  return { fileName: `${content.record.id}.json`, modifiedAt: content.record.seenAt, content, fault: null };
}

/** For JSON.parse: hours before as times, days ahead as dates. */
function timesSince(begunAt: string) {
  const begun = Date.parse(begunAt);
  return (key: string, value: unknown): unknown => {
    if (typeof value !== 'number') return value;
    if (TIMES.has(key)) return new Date(begun - value * HOUR).toISOString();
    return key === 'by' ? new Date(begun + value * 24 * HOUR).toISOString().slice(0, 10) : value;
  };
}
