import { MappingViewModel } from '../../src/application/own-data/mapping.view-model';
import { OwnDataSession } from '../../src/infrastructure/own-data/own-data-session';

/** A file that is read as the product reads it, without a worker, and the state of its dialog. */
export async function sessionFile(name: string, content: string | Uint8Array) {
  const session = new OwnDataSession();
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = session.open(name, bytes);
  if (file.mapping === null) throw new Error('The file is a workspace');
  const mapping = new MappingViewModel(
    {
      open: async () => file,
      revise: async (changed) => session.revise(changed),
      compare: async (keys) => session.compare(keys),
      preview: async (changed) => session.preview(changed),
      lines: async (changed, sheet, from, count) => session.lines(changed, sheet, from, count),
      build: async (changed) => session.build(changed),
      close: () => {},
    },
    file.mapping,
  );
  await mapping.start();
  return { file, mapping, built: () => session.build(mapping.mapping) };
}
