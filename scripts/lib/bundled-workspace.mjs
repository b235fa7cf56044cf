import { assembleWorkspace } from './content/assemble-workspace.mjs';

/** The configuration of the embedded mode: the workspace file that lies beside the app, and no services. */
export const embeddedConfig = { mode: 'embedded', workspaceUrl: '/workspace.json' };

/**
 * Emits workspace.json and config.json with a build, and serves both from the development server.
 * @returns {import('vite').Plugin}
 */
export function bundledWorkspace() {
  const files = new Map([
    ['workspace.json', async () => JSON.stringify(await assembleWorkspace())],
    ['config.json', async () => JSON.stringify(embeddedConfig)],
  ]);
  return {
    name: 'bundled-workspace',
    async generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source: await source() });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const source = files.get(request.url?.split('?')[0]?.slice(1) ?? '');
        if (source === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(await source());
      });
    },
  };
}
