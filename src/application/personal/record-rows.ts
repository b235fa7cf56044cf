import { LibraryFileFault } from '../../domain/personal/transfer/library-file';
import type { SowId } from '../../domain/shared/entity-id';
import { isTopicStatus } from '../../domain/topic/topic-status';
import type { SendOutbox } from '../decisions/send-outbox';
import type { Keep } from '../keep/keep';
import { ownerPrefix, type KeptRecord, type RecordKey } from '../keep/kept-record';
import { rulesOf } from '../keep/record-kinds';
import type { DataOwner } from '../session/personal-keys';
import type { BackupPart, PartCount, ReadPart } from './backup-part';
import type { RecordChecks, RecordKeeper } from './record-keeper';

/** Kinds of records that are in the file as they are stored, with what one of them is called. */
const WORDS: Readonly<Record<string, PartCount['words']>> = {
  'team-log': ['entry in a team', 'entries in teams'],
  team: ['setting of a team', 'settings of teams'],
  decided: ['decision with its figures', 'decisions with their figures'],
  recorded: ['decision of the year', 'decisions of the year'],
  weighting: ['weighting of figures', 'weightings of figures'],
  typed: ['typed text'],
  outbox: ['decision to be confirmed', 'decisions to be confirmed'],
};

interface Row {
  readonly project: string;
  readonly kind: string;
  readonly id: string;
  readonly at: string;
  readonly form: number;
  readonly value: unknown;
}

/**
 * The user's part of teams, what was typed and not saved, and decisions that the service has not confirmed: records that
 * are saved in the file as they are, and read in as they are, the later one of two.
 */
export class RecordRows implements BackupPart {
  readonly name = 'records';

  readonly #checks: RecordChecks;

  constructor(
    private readonly keep: Keep,
    private readonly outbox: Pick<SendOutbox, 'send'>,
    private readonly keepers: readonly RecordKeeper[],
  ) {
    this.#checks = Object.assign({}, CHECKS, ...keepers.map(({ checks }) => checks)) as RecordChecks;
  }

  async of(owner: DataOwner, project?: SowId): Promise<readonly Row[]> {
    await this.#takeOver(owner);
    const records = await this.keep.all(ownerPrefix(owner));
    return records
      .filter(({ key }) => WORDS[key[3]] !== undefined && (project === undefined || key[2] === project))
      .map(({ key: [, , place, kind, id], at, form, value }) => ({ project: place, kind, id, at, form, value }));
  }

  async read(raw: unknown, owner: DataOwner): Promise<ReadPart> {
    await this.#takeOver(owner);
    if (!Array.isArray(raw)) throw damaged('parts.records: is not a list');
    const rows = raw.map((row: unknown, index) => this.#rowOf(row, index));
    const own = await this.keep.all(ownerPrefix(owner));
    const stored = new Map(own.map((record) => [textOf(record.key), record]));
    const isWanted = wantedIn(rows, own);
    const counts = new Map<string, { added: number; replaced: number }>();
    const records = rows.filter(isWanted).flatMap(({ project, kind, id, ...row }): readonly KeptRecord[] => {
      const key: RecordKey = [...ownerPrefix(owner), project, kind, id];
      const before = stored.get(textOf(key));
      const isKnown = before !== undefined && (before.at >= row.at || isSame(before.value, row.value));
      if (isKnown) return [];
      const count = counts.get(kind) ?? { added: 0, replaced: 0 };
      count[before === undefined ? 'added' : 'replaced'] += 1;
      counts.set(kind, count);
      return [{ key, ...row }];
    });
    return {
      counts: [...counts].map(([kind, count]) => ({ words: WORDS[kind] ?? ['record'], ...count })),
      readIn: async () => {
        if (records.length === 0) return;
        await this.keep.putAll(records, 'merge');
        if (counts.has('outbox')) void this.outbox.send();
      },
    };
  }

  async #takeOver(owner: DataOwner): Promise<void> {
    await Promise.all(this.keepers.map(({ takeOver }) => takeOver(owner)));
  }

  /** @throws LibraryFileFault */
  #rowOf(raw: unknown, index: number): Row {
    const fault = (what: string): LibraryFileFault => damaged(`parts.records.${index}: ${what}`);
    if (typeof raw !== 'object' || raw === null) throw fault('is no record');
    const { project, kind, id, at, form = 1, value } = raw as Partial<Record<keyof Row, unknown>>;
    if (typeof project !== 'string' || typeof kind !== 'string' || typeof id !== 'string') throw fault('has no key');
    if (!Object.hasOwn(WORDS, kind)) throw fault('is of no kind that can be loaded');
    const time = typeof at === 'string' ? Date.parse(at) : Number.NaN;
    if (Number.isNaN(time)) throw fault('has no time');
    if (typeof form !== 'number') throw fault('has no form');
    // Of a newer form only its own version knows what is sound; it stays as it is.
    const isNewer = form > (rulesOf(kind)?.form ?? form);
    if (!isNewer && !(this.#checks[kind] ?? isObject)(value)) throw fault('cannot be read');
    return { project, kind, id, at: new Date(time).toISOString(), form, value };
  }
}

const CHECKS: RecordChecks = {
  typed: (value) => isObject(value) && typeof value['text'] === 'string',
  outbox: (value) => isObject(value) && isTopicStatus(value['status']) && isTopicStatus(value['before']),
};

/**
 * What is written in a team belongs to any browser; a membership has a folder, which is chosen where the team is joined. Only
 * that of a team without one, whose members exchange files, comes with the file.
 */
function wantedIn(rows: readonly Row[], own: readonly KeptRecord[]): (row: Row) => boolean {
  const joined = new Set(
    own.filter(({ key }) => key[3] === 'team' && key[4] === 'membership').map(({ key }) => key[2]),
  );
  const handed = new Set(
    rows.flatMap(({ kind, id, project, value }) =>
      kind === 'team' && id === 'membership' && isObject(value) && value['kind'] === 'files' ? [project] : [],
    ),
  );
  return ({ kind, project }) => kind !== 'team' || (handed.has(project) && !joined.has(project));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function textOf(key: RecordKey): string {
  return JSON.stringify(key);
}

function damaged(where: string): LibraryFileFault {
  return new LibraryFileFault('malformed', 'This file is damaged.', [where]);
}
