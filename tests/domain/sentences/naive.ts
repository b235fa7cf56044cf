import type { Topic } from '../../../src/domain/topic/topic';

// A second, simple evaluation of what sentences claim. It reads the words; it shares no code with what made them.

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** The number of 'Three', 'three' or '13'; 'None' and 'Neither' are 0, 'Both' is 2. */
export function numberOf(word: string): number {
  const small = word.toLowerCase();
  if (small === 'none' || small === 'neither') return 0;
  if (small === 'both') return 2;
  return WORDS.includes(small) ? WORDS.indexOf(small) : Number(small);
}

/** 'T1', 'T1 and T2', 'T1, T2 and T3'. */
function namesIn(text: string): readonly string[] {
  return text.split(/, | and /);
}

/** Whether 'T1 and T2' or 'four' or 'four of them' means exactly these. */
export function means(text: string, topics: readonly Topic[]): boolean {
  const names = namesIn(text);
  if (names.every((name) => /^T\d$/.test(name)))
    return (
      names.toSorted().join() ===
      topics
        .map(({ name }) => name)
        .toSorted()
        .join()
    );
  return numberOf(text.replace(' of them', '')) === topics.length;
}

/** A fraction as it is shown, in hundredths of a per cent. */
export const shown = (fraction: number): number => Number((fraction * 100).toFixed(2)) + 0;

/** Two decimals with the sign before, of points: '+8.00', '−3.50'. */
export const saidFigure = (text: string): number => Number.parseFloat(text.replace('−', '-'));

/** The other version of a topic. */
export function versionOf(topic: Topic, topics: readonly Topic[]): Topic | undefined {
  return topics.find(({ id }) => id === topic.id);
}

/** Whether a value looks different: known in one version only, or by a hundredth of a per cent when rounded. */
export function looksChanged(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one !== other;
  return shown(other - one) !== 0;
}
