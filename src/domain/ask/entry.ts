import { isApplicable } from '../query/condition-kinds';
import { groupForm } from '../query/group-rows';
import type { Query } from '../query/query';
import { hasFigure, type QueryFigure } from '../query/query-figures';
import type { Subject } from '../query/subject';
import { foldedSpellings } from '../shared/fold';
import type { Form } from './entry-index';
import type { AskPart } from './part';
import { kindOfPart, partWords, type ProposalKind } from './part-words';
import { tokenWords } from './tokens';
import { PHRASES } from './word-lists';

/** What can be proposed. */
export interface Entry {
  readonly kind: ProposalKind;
  /** As it is listed. */
  readonly words: string;
  readonly hint: string;
  /** For rows of this subject, beside what is asked now; null: they do not have it. No parts: it is only typed on. */
  readonly partsFor: (query: Query) => readonly AskPart[] | null;
  /** What the field then holds, where it has no parts. */
  readonly typed: string;
  /** Where it stands in a list, unless as others of its kind. */
  readonly rank?: number;
  /** Of a figure that is still to be compared. */
  readonly figure?: QueryFigure;
}

type Words = readonly string[];
export type Forms = readonly Words[];

export function formsOf(entry: Entry, forms: Forms): readonly Form<Entry>[] {
  return forms.filter((words) => words.length > 0).map((words) => ({ entry, words }));
}

/** An entry of fixed parts, found by its words and others. */
export function fixed(
  parts: readonly AskPart[],
  forms: Forms,
  words = parts.map(partWords).join(' · '),
  rank?: number,
): readonly Form<Entry>[] {
  const [first] = parts;
  if (first === undefined) return [];
  const partsFor = ({ subject }: Query) => (parts.every((part) => isOfSubject(part, subject)) ? parts : null);
  const entry: Entry = {
    kind: kindOfPart(first),
    words,
    hint: '',
    partsFor,
    typed: '',
    ...(rank !== undefined && { rank }),
  };
  return formsOf(entry, [...spellings(words), ...forms]);
}

/** Whether rows of a subject have a part. */
export function isOfSubject(part: AskPart, subject: Subject): boolean {
  switch (part.kind) {
    case 'condition':
      return isApplicable(part.condition, subject);
    case 'group':
      return groupForm(part.group).subjects.includes(subject);
    case 'statistic':
      return hasFigure(subject, part.statistic.figure);
    case 'order':
      return part.order === null || hasFigure(subject, part.order.figure);
    case 'columns':
      return part.figures.every((figure) => hasFigure(subject, figure));
    default:
      return true;
  }
}

export function spellings(text: string): Forms {
  return foldedSpellings(text).map(tokenWords);
}

/** The phrases of both languages for a value. */
export function said(kind: string, value: string | number | null): Forms {
  return PHRASES.filter((each) => each.kind === kind && each.value === String(value)).map(({ words }) =>
    words.map((word) => word.replace('*', '')),
  );
}

export function each(starts: Forms, ends: Forms): Forms {
  return starts.flatMap((start) => ends.map((end) => [...start, ...end]));
}
