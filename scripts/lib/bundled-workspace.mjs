// The embedded workspace is written by hand in small files below content/; this lays them into the one workspace file
// that the app fetches, while building and while developing.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const contentDir = fileURLToPath(new URL('../../content/', import.meta.url));

/** @returns {Promise<Record<string, unknown>>} a workspace document, see the file format in docs/workspace-file.md */
export async function assembleWorkspace(dir = contentDir) {
  const workspace = {
    meta: await json(dir, 'meta.json'),
    sows: [],
    shifts: [],
    trends: [],
    topics: [],
    deepdives: {},
    sources: {},
    opportunities: [],
    foresight: [],
    versions: {},
    previous: {},
    experiments: [],
    permissions: {},
    quadrants: await json(dir, 'quadrants.json'),
  };
  const realFigures = {};
  for (const entry of (await readdir(dir, { withFileTypes: true })).filter((each) => each.isDirectory())) {
    const folder = path.join(dir, entry.name);
    const own = await readProject(folder);
    workspace.sows.push(own.sow);
    for (const list of ['shifts', 'trends', 'topics', 'opportunities', 'foresight', 'experiments']) {
      workspace[list].push(...(own[list] ?? []));
    }
    for (const map of ['deepdives', 'sources', 'versions', 'previous', 'permissions']) {
      Object.assign(workspace[map], own[map]);
    }
    Object.assign(realFigures, own.realFigures);
  }
  workspace.sows.sort((one, other) => one.id - other.id);
  workspace.meta = { ...workspace.meta, real_figures: realFigures };
  return workspace;
}

/** One project: sow.json beside one file for each of its shifts. */
async function readProject(folder) {
  const { sow, previous, versions, permissions, ...lists } = await json(folder, 'sow.json');
  const keyed = { versions: { [sow.id]: versions }, permissions: { [sow.id]: permissions } };
  const project = {
    ...lists,
    ...keyed,
    sow,
    shifts: [],
    trends: [],
    topics: [],
    deepdives: {},
    sources: {},
    realFigures: {},
  };
  const files = (await readdir(folder)).filter((name) => /^\d+-.*\.json$/.test(name)).sort();
  for (const name of files) {
    const part = await json(folder, name);
    project.shifts.push(part.shift);
    project.trends.push(...part.trends);
    project.topics.push(...part.topics);
    Object.assign(project.deepdives, part.deepdives);
    Object.assign(project.sources, part.sources);
    Object.assign(project.realFigures, part.real_figures);
  }
  faceItems(project);
  if (previous) project.previous = { [sow.id]: previousRows(project, previous) };
  return project;
}

// Names and quadrants of carousel items are those of the topics and trends they stand for, written once.
function faceItems(project) {
  const topics = new Map(project.topics.map((topic) => [topic.tid, topic]));
  const trends = new Map(project.trends.map((trend) => [trend.ssid, trend]));
  const face = (item) => {
    const { topic_name, topic_image_s3_uri, trend_name, trend_image_s3_uri, quadrant } =
      item.type === 'Topic' ? must(topics, item.tid) : must(trends, item.ssid);
    return item.type === 'Topic'
      ? { type: 'Topic', tid: item.tid, topic_name, topic_image_s3_uri, quadrant }
      : { type: 'Trend', ssid: item.ssid, trend_name, trend_image_s3_uri, quadrant };
  };
  project.sow.newDiscoveries = (project.sow.newDiscoveries ?? []).map(face);
  for (const platform of project.opportunities ?? []) {
    platform.topics = platform.topics.map(face);
    platform.topic_names = platform.topics.map((item) => item.topic_name ?? item.trend_name);
  }
  for (const insight of project.foresight ?? []) {
    for (const prediction of insight.predictions) {
      prediction.name =
        prediction.type === 'Topic' ? must(topics, prediction.id).topic_name : must(trends, prediction.id).trend_name;
    }
  }
}

// The data of a year ago: today's rows with the figures that differed, without what is new, with what has gone. What is
// new is said once, by the discoveries. They are for the charts, which have no use for descriptions: said twice, these
// would be a fifth of the file.
function previousRows(project, { topics = {}, trends = {}, vanished_topics = [] }) {
  const known = new Map(project.topics.map((topic) => [String(topic.tid), topic]));
  for (const id of Object.keys(topics)) must(known, id);
  const discovered = new Set(project.sow.newDiscoveries.map(({ tid, ssid }) => tid ?? ssid));
  return {
    trends: project.trends
      .filter((trend) => !discovered.has(trend.ssid))
      .map((trend) => ({ ...trend, ...trends[trend.ssid], trend_description: undefined })),
    topics: [...project.topics, ...vanished_topics]
      .filter((topic) => !discovered.has(topic.tid))
      .map((topic) => ({ ...topic, ...topics[topic.tid], topic_description: undefined })),
  };
}

function must(map, id) {
  const found = map.get(id);
  if (found === undefined) throw new Error(`content/ speaks of ${id}, which is not there`);
  return found;
}

async function json(...parts) {
  const file = path.join(...parts);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
}

/** The configuration that a plain static server hands out: the embedded workspace, nothing else. */
export const embeddedConfig = { mode: 'embedded', workspaceUrl: '/workspace.json' };

/** @returns {import('vite').Plugin} emits workspace.json and config.json, and serves both while developing */
export function bundledWorkspace() {
  const files = {
    'workspace.json': async () => JSON.stringify(await assembleWorkspace()),
    'config.json': async () => JSON.stringify(embeddedConfig),
  };
  return {
    name: 'bundled-workspace',
    async generateBundle() {
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: await source() });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const make = files[request.url?.split('?')[0]?.slice(1) ?? ''];
        if (make === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(await make());
      });
    },
  };
}
