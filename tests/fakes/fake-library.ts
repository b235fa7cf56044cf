import type { LibraryKind, LibraryRecords, ProjectLibrary } from '../../src/domain/library/library-record';
import type { LibraryScope } from '../../src/application/library/personal-library';
import type { DataOwner } from '../../src/application/session/personal-keys';
import { MemoryRecords, StoredLibrary } from '../../src/infrastructure/library/stored-library';
import { Answering } from './answering';

/** A storage that the test holds, fails, and looks into; `change` is what another tab does. */
export class FakeLibrary extends StoredLibrary {
  readonly answers = new Answering<'read' | 'put' | 'remove'>();
  readonly #listeners = new Set<(owner: DataOwner) => void>();

  constructor() {
    super(new MemoryRecords(), { announce: () => {}, listen: () => () => {} });
  }

  override async read(scope: LibraryScope): Promise<ProjectLibrary> {
    const library = await super.read(scope);
    await this.answers.asked('read');
    return library;
  }

  override async put<Kind extends LibraryKind>(
    scope: LibraryScope,
    kind: Kind,
    record: LibraryRecords[Kind],
  ): Promise<void> {
    await this.answers.asked('put');
    await super.put(scope, kind, record);
  }

  override async remove(scope: LibraryScope, kind: LibraryKind, id: string): Promise<void> {
    await this.answers.asked('remove');
    await super.remove(scope, kind, id);
  }

  override onChange(listener?: (owner: DataOwner) => void): () => void {
    if (listener === undefined) return () => {};
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async change<Kind extends LibraryKind>(scope: LibraryScope, kind: Kind, record: LibraryRecords[Kind]): Promise<void> {
    await super.put(scope, kind, record);
    for (const listener of this.#listeners) listener(scope);
  }
}
