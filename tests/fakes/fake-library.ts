import type { LibraryScope } from '../../src/application/personal/personal-library';
import { keptRecord, ownerPrefix, recordKey } from '../../src/application/keep/kept-record';
import {
  EMPTY_LIBRARY,
  LIBRARY_KINDS,
  type LibraryKind,
  type LibraryRecords,
  type ProjectLibrary,
} from '../../src/domain/personal/library-record';
import type { FakeKeepChannel, FakeKeepStorage } from './fake-keep';

/** What is stored of the personal library, as a test looks at it; `change` is what another tab does. */
export class FakeLibrary {
  constructor(
    readonly storage: FakeKeepStorage,
    readonly channel: FakeKeepChannel,
  ) {}

  get answers() {
    return this.storage.answers;
  }

  async read(scope: LibraryScope): Promise<ProjectLibrary> {
    const prefix = [...ownerPrefix(scope), scope.sowId];
    const rows = [...this.storage.rows].map(([text, row]) => [JSON.parse(text) as string[], row] as const);
    const own = rows.filter(([key]) => prefix.every((part, index) => key[index] === part));
    const records = LIBRARY_KINDS.map((kind) => [
      kind,
      own.filter(([key]) => key[3] === kind).map(([, row]) => (row as { readonly value: unknown }).value),
    ]);
    return { ...EMPTY_LIBRARY, ...(Object.fromEntries(records) as ProjectLibrary) };
  }

  async put<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, record: LibraryRecords[Kind]): Promise<void> {
    const { key, ...row } = keptRecord({ ...scope, project: scope.sowId }, kind, record.id, {
      at: record.changedAt,
      value: record,
    });
    this.storage.rows.set(JSON.stringify(key), row);
  }

  async remove(scope: LibraryScope, kind: LibraryKind, id: string): Promise<void> {
    this.storage.rows.delete(JSON.stringify(recordKey({ ...scope, project: scope.sowId }, kind, id)));
  }

  async change<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, record: LibraryRecords[Kind]): Promise<void> {
    await this.put(scope, kind, record);
    const { organisationId, userId } = scope;
    this.channel.hear({ organisationId, userId, kind });
  }
}
