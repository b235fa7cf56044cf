// Serves an existing build, as `npm start` does after its own; for the browser tests.
import path from 'node:path';
import { embeddedConfig } from './lib/bundled-workspace.mjs';
import { options, projectDir } from './lib/run.mjs';
import { serveApp } from './lib/serve-app.mjs';

const { value } = options();
const workspaceFile = value('workspace');
const server = await serveApp({
  distDir: path.resolve(projectDir, value('dist') ?? 'dist'),
  config: embeddedConfig,
  port: Number(value('port') ?? 4173),
  ...(workspaceFile && { workspaceFile: path.resolve(workspaceFile) }),
});
console.log(server.url);
