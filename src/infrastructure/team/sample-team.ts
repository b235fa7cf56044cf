import type {
  FolderReading,
  MemberContent,
  MemberFile,
  OwnContent,
  TeamFolder,
  WrittenFile,
} from '../../application/team/team-folder';
import { localDay } from '../../domain/shared/calendar';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { MemberId } from '../../domain/team/member-record';
import { readMemberContent } from './team-files';
import type { SampleTeams } from '../../application/team/open-sample';

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
    const contents = file.members.flatMap((member) => readMemberContent(member) ?? []);
    // A workspace of others may have a project with the same number, and hardly any of these topics.
    const known = new Set(await this.topicsOf(project));
    const decided = [...new Set(contents.flatMap(({ record }) => [...record.decisions.keys()]))];
    if (decided.filter((id) => known.has(id)).length <= decided.length / 2) return null;
    return { folder: new SampleTeam(file.name, contents), seenAt: file.seen };
  }
}

/** Its members decide nothing more. */
class SampleTeam implements TeamFolder {
  readonly kind = 'sample';
  readonly #files: readonly MemberFile[];

  constructor(
    readonly name: string,
    members: readonly MemberContent[],
  ) {
    this.#files = members.map(fileOf);
  }

  async read(): Promise<FolderReading> {
    return { files: this.#files, team: null, teamSigner: null, isTeamAltered: false };
  }

  async write(_id: MemberId, content: () => Promise<OwnContent>): Promise<WrittenFile> {
    const { closed } = await content();
    return { stood: null, closed };
  }
}

function fileOf(content: MemberContent): MemberFile {
  return {
    fileName: `${content.record.id}.json`,
    modifiedAt: content.record.seenAt,
    signer: null,
    content,
    fault: null,
  };
}

/** For JSON.parse: hours before as times, days ahead as dates. */
function timesSince(begunAt: string) {
  const begun = Date.parse(begunAt);
  return (key: string, value: unknown): unknown => {
    if (typeof value !== 'number') return value;
    if (TIMES.has(key)) return new Date(begun - value * HOUR).toISOString();
    return key === 'by' ? localDay(new Date(begun + value * 24 * HOUR)) : value;
  };
}
