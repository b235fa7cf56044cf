/** Shorter names may be words of any text. */
const LEAST_LENGTH = 10;
/** The topics of a project whose statuses are picked: few, so that each is picked more than once. */
const PICKED_TOPICS = 8;

/**
 * What the soak run knows of the projects of a workspace file.
 * @param {any} document
 * @returns {readonly Project[]}
 *
 * @typedef {object} Project
 * @property {string} id
 * @property {readonly string[]} names of its shifts, trends and topics
 * @property {string} texts everything that the file says about it
 * @property {readonly Topic[]} topics
 * @property {readonly Topic[]} picked those whose statuses the random user picks
 *
 * @typedef {{ id: number, sow: string, name: string, status: number }} Topic
 */
export function projectsOf(document) {
  return document.sows.map((/** @type {{ id: number }} */ { id }) => {
    const own = (/** @type {any[]} */ rows) => rows.filter(({ sow_id }) => sow_id === id);
    const topics = own(document.topics).map(({ tid, topic_name, topic_status }) => ({
      id: tid,
      sow: String(id),
      name: topic_name,
      status: topic_status ?? 0,
    }));
    const trackable = topics.filter(({ status }) => status >= 0);
    const every = Math.max(1, Math.floor(trackable.length / PICKED_TOPICS));
    return {
      id: String(id),
      texts: JSON.stringify([
        ['shifts', 'trends', 'topics', 'opportunities', 'foresight'].map((kind) => own(document[kind] ?? [])),
        topics.map(({ id }) => [document.deepdives?.[id], document.sources?.[id]]),
      ]),
      topics,
      picked: trackable.filter((_, index) => index % every === 0).slice(0, PICKED_TOPICS),
      names: [
        ...own(document.shifts).map(({ name }) => name),
        ...own(document.trends).map(({ trend_name }) => trend_name),
        ...topics.map(({ name }) => name),
      ],
    };
  });
}

/**
 * Names that only other projects have, and that this one never shows.
 * @param {readonly Project[]} projects all of them, also those of other organisations
 * @param {Project} shown
 * @returns {readonly string[]}
 */
export function foreignNames(projects, shown) {
  const others = projects.filter((project) => project !== shown).flatMap(({ names }) => names);
  return [...new Set(others)].filter((name) => name.length >= LEAST_LENGTH && !shown.texts.includes(name));
}
