// node scripts/bundle-config-schema.mjs FILE: writes the check of configurations as one file, for an image without sources.
import path from 'node:path';
import { build } from 'vite';
import { fail, projectDir } from './lib/run.mjs';

const out = process.argv[2];
if (out === undefined) fail('Usage: node scripts/bundle-config-schema.mjs FILE');
await build({
  configFile: false,
  root: projectDir,
  logLevel: 'error',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/composition/check-config.ts',
    outDir: path.dirname(path.resolve(out)),
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: path.basename(out) } },
  },
});
