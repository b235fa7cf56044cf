import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { generateWorkspace } from '../generate-workspace.mjs';
import { writeCompressedJson } from './compress.mjs';

/**
 * Writes what the app floor fetches: the same project as the product's, reduced to what the bare screens show.
 * @param {string} dir
 */
export async function writeAppFloorData(dir) {
  const { sows, shifts, trends, topics } = generateWorkspace();
  const answers = {
    user: { name: 'Maya' },
    projects: sows.map(({ id, name }) => ({ id, name })),
    settings: { reneAI: false, experiments: [] },
    shifts: shifts.map((shift) => ({
      ...shift,
      trends: trends
        .filter(({ shift_name }) => shift_name === shift.name)
        .map(({ ssid, trend_name, quadrant }) => ({ ssid, trend_name, quadrant })),
    })),
    trends: trends.map((row) => point(row.trend_name, row.trend_average_sizing, row.trend_growth, row)),
    topics: topics.map((row) => point(row.topic_name, row.average_sizing, row.topic_growth, row)),
    card: trends[0],
  };
  await mkdir(dir);
  const files = Object.entries(answers);
  await Promise.all(files.map(([name, answer]) => writeCompressedJson(path.join(dir, `${name}.json`), answer)));
}

/**
 * @param {string} name
 * @param {number} sizing
 * @param {number} growth
 * @param {{ quadrant: number, driver_count: number }} row
 */
function point(name, sizing, growth, { quadrant, driver_count }) {
  return { name, sizing, growth, quadrant, drivers: driver_count };
}
