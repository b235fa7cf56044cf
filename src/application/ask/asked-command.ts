import { knownNumber } from '../../domain/query/language/effects';
import type { AskProposal } from '../../domain/query/language/ask-proposal';
import type { AskReading } from '../../domain/query/language/segment';
import { tokenWords } from '../../domain/query/language/tokens';
import type { Query } from '../../domain/query/query';
import { KINDS } from '../../domain/query/query-words';
import { nameOfRow, type Row } from '../../domain/query/row';
import { countOf } from '../../domain/shared/figures';
import { isolated, joined } from '../../domain/shared/words';
import type { AskCommand } from '../query/ask-host';
import type { RowAction } from '../query/row-action';
import type { AnswerLink } from './answers/answer-links';

/** What it takes to do what a sentence asks for. */
interface Acts {
  readonly rows: readonly Row[];
  readonly linkOf: (action: RowAction) => AnswerLink | undefined;
  /** Lists the rows. @param unused the words that are no part, without the verb */
  readonly list: (unused: readonly string[]) => void;
  readonly go: (path: string) => void;
}

/** More are counted. */
const MOST_NAMED = 3;

/** The action that a sentence begins or ends with, 'compare …', '… vergleichen'; null: there is none. */
export function verbIn(
  { spans, chips }: AskReading,
  actions: readonly RowAction[],
): { readonly action: RowAction; readonly verb: string } | null {
  if (chips.length === 0) return null;
  const said = spans.filter(({ kind }) => kind !== 'gap');
  for (const span of [said[0], said.at(-1)]) {
    if (span?.kind !== 'grey') continue;
    const words = tokenWords(span.text);
    const action = actions.find(({ verbs }) => words.some((word) => verbs.includes(word)));
    if (action !== undefined) return { action, verb: span.text };
  }
  return null;
}

/** 'Compare Heat pumps and Grid batteries', with its count, and to list them instead. */
export function askedCommand(
  { query, unused }: AskReading,
  { action, verb }: NonNullable<ReturnType<typeof verbIn>>,
  { rows, linkOf, list, go }: Acts,
): AskCommand | null {
  const link = linkOf(action);
  if (link === undefined) return null;
  const rest = unused.filter((words) => words !== verb);
  const count = countOf(rows.length, KINDS[query.subject]);
  const names = joined(rows.map((row) => isolated(nameOfRow(row))));
  const run = (): void => {
    list(rest);
    go(link.path);
  };
  return {
    verb,
    proposals: [
      proposal('done', rows.length <= MOST_NAMED ? `${link.label} ${names}` : link.label, count, query, run),
      proposal('listed', 'List them', count, query, () => list(rest)),
    ],
  };
}

function proposal(id: string, words: string, count: string, query: Query, run: () => void): AskProposal {
  const plain = { hint: '', marks: [], rest: '', typed: '', replaces: { from: 0, to: 0 } };
  return { ...plain, id, kind: 'command', words, query, effect: knownNumber(count), run };
}
