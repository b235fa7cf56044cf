import type { Draft } from './draft';
import type { Meaning } from './language';
import type { Lexeme } from './lexer';
import { isNounOfName } from './parts-of-whole';
import { subjectOf } from './rules/order-rules';

interface Place {
  readonly next: Lexeme | undefined;
  /** The small words directly before. */
  readonly before: string;
  /** Of the atoms, where 'with' or 'have' stands. */
  readonly havingAt: number | null;
}

/** The kind of rows that are asked for, or of their parts. @returns false: it is none */
export function readSubject(draft: Draft, meaning: Meaning, text: string, { next, before, havingAt }: Place): boolean {
  const subject = subjectOf(meaning);
  if (subject === null) return false;
  const isPlural = String(meaning.value).endsWith('s');
  if (isNounOfName(draft, next, meaning)) return true;
  // 'Do all strong signals have start-ups' is of topics.
  // 'Signals that belong to an uncertain trend' are too, and so are those that 'have a start-up'.
  const isOfQuadrant = draft.subject === null && draft.cues.get('noun') === 'quadrant';
  if (isOfQuadrant && (draft.cues.has('with') || !isPlural)) draft.subject = 'topics';
  const isTheirs = /\b(?:their|deren|ihre)$/.test(before) && draft.hasConditions;
  if ((draft.subject === null && !isTheirs) || draft.subject === subject) {
    draft.subject = subject;
    draft.isPlural ||= isPlural;
    draft.cues.set('noun', text);
    return true;
  }
  const last = draft.atoms.at(-1);
  const isNegated = last?.kind === 'negation';
  if (/\b(?:their|its|ihre|ihren|deren)$/.test(before)) {
    draft.aspects.set(subject, '');
    return true;
  }
  // The conditions of start-ups are those of their topics.
  if (draft.subject === 'startups' && subject === 'topics') return true;
  if (last?.kind === 'connective' && last.value === 'and') {
    if (subject === 'topics') draft.subject = subject;
    return true;
  }
  if (!isNegated && !draft.cues.has('with') && havingAt === null) {
    draft.aspects.set(subject.replace(/s$/, ''), text);
    return true;
  }
  // 'Contain new topics': what stands before the noun is said of it.
  const at = havingAt ?? draft.atoms.length;
  const negation = draft.atoms[at]?.kind === 'negation' ? at : isNegated ? draft.atoms.length - 1 : -1;
  if (negation >= 0) draft.atoms.splice(negation, 1);
  const start = Math.min(at, draft.atoms.length);
  draft.atoms.splice(start, 0, { kind: 'inner', subject, comparator: null, count: 1, isNegated: negation >= 0 });
  return true;
}
