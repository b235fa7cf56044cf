import { briefOfTopicsPath } from '../../domain/shared/routes';
import type { RowAction } from '../query/row-action';

const MOST_IN_BRIEF = 12;

/** Makes a brief of the first topics of a query. */
export const briefOfRows: RowAction = {
  module: 'brief',
  verbs: ['brief', 'briefing'],
  linkOf({ rows }, sow) {
    const topics = rows.slice(0, MOST_IN_BRIEF).flatMap((row) => (row.type === 'topic' ? [row.topic.id] : []));
    if (topics.length === 0) return null;
    const label = rows.length > MOST_IN_BRIEF ? `Brief of the first ${MOST_IN_BRIEF}` : 'Brief';
    return { label, path: briefOfTopicsPath(sow, topics) };
  },
};
