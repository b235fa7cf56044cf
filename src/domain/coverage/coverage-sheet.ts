import type { CsvValue } from '../shared/csv';
import { groupBy } from '../shared/group-by';
import { QUADRANT_CODES, UNCLASSIFIED, type QuadrantCode } from '../topic/quadrant';
import { IMPORTANT, isDecided } from '../topic/topic-status';
import { coverageOf, type RatedTopic } from './coverage';

const HEADERS = ['Shift', 'Quadrant', 'Decided', 'Important', 'Open', 'All', 'Open topics'];

/**
 * The rows of a spreadsheet: one for each shift and quadrant that has topics, in the order of the table. Those without a
 * shift come last, with an empty name; the columns add up to all topics.
 */
export function coverageSheet(
  topics: readonly RatedTopic[],
  labelOf: (code: QuadrantCode) => string,
): readonly (readonly CsvValue[])[] {
  const shifts = [...coverageOf(topics).rows.map(({ shift }) => shift), null];
  const codes = [...QUADRANT_CODES, null];
  const ofShift = groupBy(topics, ({ shift }) => shift);
  const rows = shifts.flatMap((shift) => {
    const ofQuadrant = groupBy(ofShift.get(shift) ?? [], ({ topic }) => topic.quadrant.code);
    return codes.flatMap((code) => {
      const own = ofQuadrant.get(code);
      const label = code === null ? UNCLASSIFIED.label : labelOf(code);
      return own === undefined ? [] : [[shift, label, ...figures(own)]];
    });
  });
  return [HEADERS, ...rows];
}

function figures(topics: readonly RatedTopic[]): readonly CsvValue[] {
  const open = topics.filter(({ status }) => !isDecided(status));
  const important = topics.filter(({ status }) => status === IMPORTANT).length;
  const names = open.map(({ topic }) => topic.name).join('; ');
  return [topics.length - open.length, important, open.length, topics.length, names];
}
