// What the loader of the chat element reads before it fetches the remote code (module federation).

const NAME = 'iq_app';
const NO_ASSETS = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

export const chatManifest = {
  id: NAME,
  name: NAME,
  shared: [],
  remotes: [],
  metaData: {
    name: NAME,
    type: 'app',
    globalName: NAME,
    publicPath: 'auto',
    buildInfo: { buildVersion: '1', buildName: NAME },
    remoteEntry: { name: 'remote-entry.mjs', path: '', type: 'module' },
  },
  exposes: [{ id: `${NAME}:IQApp`, name: 'IQApp', path: './IQApp', assets: NO_ASSETS }],
};
