import type { OpenOwnData, ReadOptions } from '../../src/application/own-data/own-data-reader';
import { MappingViewModel } from '../../src/application/own-data/mapping.view-model';
import { OwnDataSession } from '../../src/infrastructure/own-data/own-data-session';

/** A file that is read as the product reads it, without a worker, and the state of its dialog. */
export async function sessionFile(
  name: string,
  content: string | Uint8Array,
  options: ReadOptions = {},
): Promise<{ readonly file: OpenOwnData; readonly mapping: MappingViewModel }> {
  const session = new OwnDataSession();
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const outline = session.open(name, bytes, options);
  if (outline.mapping === null) throw new Error('The file is a workspace');
  const file: OpenOwnData = {
    ...outline,
    revise: async (changed) => session.revise(changed),
    preview: async (changed) => session.preview(changed),
    build: async (changed) => session.build(changed),
    close: () => {},
  };
  const mapping = new MappingViewModel(file, outline.mapping);
  await mapping.start();
  return { file, mapping };
}
