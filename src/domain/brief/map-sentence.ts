import type { Topic } from '../topic/topic';
import { shownFraction } from '../shared/figures';
import { capitalNumber, numberWord } from '../shared/number-word';

/** A growth that is worth a statement, as a fraction a year. */
const FAST = 0.1;

/** The title of the map, from the figures: 'Four of the six grow by more than 10 % a year; the two largest are the slowest'. */
export function mapSentence(topics: readonly Topic[]): string {
  const known = topics.filter(({ growth }) => growth !== null);
  const count = topics.length;
  if (count < 2 || known.length < count)
    return count === 1 ? 'Where the topic stands' : `Where the ${numberWord(count)} stand`;
  const fast = known.filter(({ growth }) => shownFraction(growth ?? 0) > FAST).length;
  const lead =
    fast === count
      ? `${count === 2 ? 'Both' : `All ${numberWord(count)}`} grow by more than 10 % a year`
      : fast === 0
        ? `${count === 2 ? 'Neither' : 'None'} of the ${numberWord(count)} grows by more than 10 % a year`
        : `${capitalNumber(fast)} of the ${numberWord(count)} ${fast === 1 ? 'grows' : 'grow'} by more than 10 % a year`;
  return areLargestSlowest(topics) ? `${lead}; the two largest are the slowest` : lead;
}

function areLargestSlowest(topics: readonly Topic[]): boolean {
  if (topics.length < 4 || topics.some(({ sizing }) => sizing.average === null)) return false;
  const bySize = [...topics].sort((one, other) => (other.sizing.average ?? 0) - (one.sizing.average ?? 0));
  const byGrowth = [...topics].sort((one, other) => (one.growth ?? 0) - (other.growth ?? 0));
  const isTied = (values: readonly (number | null | undefined)[]): boolean => values[1] === values[2];
  if (isTied(bySize.map(({ sizing }) => sizing.average)) || isTied(byGrowth.map(({ growth }) => growth))) return false;
  const slowest = new Set(byGrowth.slice(0, 2));
  return bySize.slice(0, 2).every((topic) => slowest.has(topic));
}
