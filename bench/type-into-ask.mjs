import { longestTaskIn } from './lib/task-trace.mjs';

const PARTS = ['strong', 'growth > 15', 'undecided', 'top 10', 'industry', 'mature', 'not food', 'market'];
const SENTENCE = 'strong signals that grow over 15 % and are undecided, top 10 by industry size';
/** After a key: what is counted in slices has begun. */
const PAUSE_MS = 120;

/**
 * Types parts of queries into Ask, and a sentence without a pause: the longest task of the page's thread, in ms of processor
 * time, of 95 % of the keys of the parts, and of the whole sentence.
 * @param {import('./lib/visit.mjs').Visit} visit
 */
export async function typeIntoAsk({ page }) {
  const input = page.getByRole('combobox', { name: /type a part/ });
  await input.focus();
  /** @type {number[]} */
  const keys = [];
  for (const part of PARTS) {
    for (const key of part) {
      const { task = 0 } = await longestTaskIn(page, {
        task: async () => {
          await page.keyboard.type(key);
          await page.waitForTimeout(PAUSE_MS);
        },
      });
      keys.push(task);
    }
    await input.fill('');
  }
  const { sentence = 0 } = await longestTaskIn(page, { sentence: () => page.keyboard.type(SENTENCE) });
  const sorted = keys.toSorted((one, other) => one - other);
  return { askKey: sorted[Math.floor(sorted.length * 0.95)] ?? 0, askSentence: sentence };
}
