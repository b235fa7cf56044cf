import type { Query } from '../query/query';

/** Sentences on what an answer does not cover although its words were understood. */
export function limitsOfAnswer({ subject, conditions }: Query, question: string): readonly string[] {
  const notes: string[] = [];
  if (/\b(?:topics (?:and|or) trends|trends (?:and|or) topics)\b/.test(question))
    notes.push(`I answer for ${subject} only: ask for the others on their own.`);
  if (subject === 'startups' && conditions.some(({ kind }) => kind === 'new' || kind === 'moved'))
    notes.push('What is new or moved are the topics of these start-ups: the data does not say so of start-ups.');
  return notes;
}

/** Filler words that are not understood in this query. @param rest the question without what was understood */
export function leftOutOf({ group, conditions }: Query, question: string, rest: string): readonly string[] {
  // "Statuses by quadrant": a group counts topics.
  const isByOther = group !== null && group !== 'status' && !conditions.some(({ kind }) => kind === 'status');
  return [
    ...(/\b(?:in|on) both(?: lists| answers)?$/.exec(question) ?? []),
    ...(isByOther ? (/\b(?:which |what )?statuses\b/.exec(rest) ?? []) : []),
  ];
}
