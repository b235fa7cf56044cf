import { isSignal, nameOf, type Knowledge, type Named } from './knowledge';
import { normalise } from './text';

/** What a question is about besides names: "packaging" in "strong signals for a packaging team". */
export interface Subject {
  /** Words of the question that occur in names of the project; results are narrowed to these. */
  readonly words: readonly string[];
  /** A subject that occurs in no name; the answer says so. */
  readonly unknown: string | null;
}

const SHORTEST_SUBJECT = 4;

const QUESTION_WORDS = new Set(
  (
    'a about across all also among an and any are around as at be been being best better between biggest by can cagr compare compared ' +
    'consumer consumers count current currently data declining did difference discoveries disruptive disruptor disruptors do does doing driver drivers each far fast faster fastest ' +
    'find first five few focus following for four from get give going good grow growing grows growth had has have having here high higher highest how ' +
    'i important in increase industry insight insights into is it its just know large larger largest last least less like list look looking low lower lowest ' +
    'many mark marked mature me mine momentum monitor more most much my name need new next now number of on one only or our ours over part people potential quadrant quickest ' +
    'rank ranked ranking rate rated rising set shall should show shrinking signal signals since size sized sizing slow slowest small smaller smallest so society some soon status still strong stronger strongest ' +
    'team teams tell than that the their them then there these they this those three time to today top topic topics trend trends two uncertain undefined up us ' +
    'versus vs want was watch we week weekly were what when where which who why will with work worst would year years you your analyze disregard'
  ).split(' '),
);

/** The words of a question without question and stop words. */
export function subjectWords(asked: string): readonly string[] {
  return asked.split(' ').filter((word) => word.length > 2 && !QUESTION_WORDS.has(word) && !/^\d+$/.test(word));
}

export function subjectOf(asked: string, knowledge: Knowledge): Subject {
  const names = [...knowledge.shifts, ...knowledge.trends, ...knowledge.topics].map(({ name }) => normalise(name));
  const words = subjectWords(asked).filter((word) => word.length >= SHORTEST_SUBJECT);
  const known = words.filter((word) => names.some((name) => containsWord(name, word)));
  return { words: known, unknown: known.length > 0 ? null : namedSubject(asked) };
}

/** Whether a topic or trend is about one of the words: by its own name, its trend's or its shift's. */
export function isAbout(item: Named, { words }: Subject): boolean {
  if (words.length === 0) return true;
  const names = namesAround(item).map(normalise);
  return words.some((word) => names.some((name) => containsWord(name, word)));
}

function namesAround(item: Named): readonly string[] {
  if (!isSignal(item)) return [nameOf(item)];
  const { trend, shiftName } =
    item.type === 'topic'
      ? { trend: item.topic.trend?.name, shiftName: item.topic.trend?.shiftName }
      : { trend: undefined, shiftName: item.trend.shiftName };
  return [nameOf(item), trend, shiftName].filter((name) => name !== undefined && name !== null);
}

// Only words after a preposition, as in "in food", certainly name a subject.
function namedSubject(asked: string): string | null {
  const after = [...asked.matchAll(/\b(?:in|for|about|within) (\p{L}+)/gu)].map(([, word = '']) => word);
  return after.find((word) => subjectWords(word).length > 0) ?? null;
}

function containsWord(name: string, word: string): boolean {
  return ` ${name}`.includes(` ${word}`);
}
