import { queryWords } from '../../../domain/query/query-words';
import { nameOfRow, type Row } from '../../../domain/query/row';
import { sheetOf, type CsvRows, type CsvValue } from '../../../domain/shared/csv';
import { formatCount } from '../../../domain/shared/figures';
import { joined } from '../../../domain/shared/words';
import type { Answer } from './answer';
import type { AnswerSource } from './answer-sources';
import type { ComparedGroup } from '../../../domain/query/taken-groups';
import type { SowId } from '../../../domain/shared/entity-id';
import type { CopyLink } from '../../workspace/copy-link';
import type { Clipboard, Logger } from '../../shared/browser-ports';
import type { Navigator } from '../../shared/navigator';
import type { ToastStore } from '../../shared/toast.store';
import { questionAddress } from '../start-queries';

interface Column<Line> {
  readonly head: string;
  readonly isNumber?: true;
  readonly text: (line: Line) => string;
  /** Omitted: as its text. */
  readonly csv?: (line: Line) => CsvValue;
}

/** An answer as Markdown: its headline, its conditions and its table with all matching rows. */
export function answerMarkdown(answer: Answer): string {
  const { query, headline, notes, sources } = answer;
  const [head, ...rows] = answerRows(answer, 'text');
  const { columns } = tableOf(answer);
  const rule = columns.map(({ isNumber }) => (isNumber ? '---:' : '---'));
  const lines = [head?.map(escaped), rule, ...rows.map((cells) => cells.map(escaped))];
  const conditions = queryWords(query).join('; ');
  return [
    `**${escaped(headline)}**`,
    ...(conditions === '' ? [] : [`Conditions: ${escaped(conditions)}`]),
    ...(rows.length === 0 ? [] : [lines.map((cells) => `| ${cells?.join(' | ')} |`).join('\n')]),
    ...(sources.length === 0 ? [] : [['Sources:', ...sources.map(sourceLine)].join('\n')]),
    ...notes.map(escaped),
  ].join('\n\n');
}

function sourceLine({ title, publisher, day, citedBy }: AnswerSource): string {
  const about = [publisher, day === null ? null : `reviewed ${day}`, `cited by ${joined(citedBy)}`];
  return `- ${escaped([title, ...about].filter((each) => each !== null).join(', '))}`;
}

/** The same table for a spreadsheet. */
export function answerSheet(answer: Answer): CsvRows {
  return answerRows(answer, 'csv');
}

function answerRows(answer: Answer, as: 'text' | 'csv'): CsvRows {
  const { columns, lines } = tableOf(answer);
  return sheetOf(
    columns.map(({ head, text, csv }) => ({ title: head, value: as === 'csv' ? (csv ?? text) : text })),
    lines,
  );
}

function tableOf({ groups, columns, rows, query }: Answer) {
  if (groups === null) {
    const name: Column<Row> = { head: 'Name', text: nameOfRow };
    return { columns: [name, ...columns] as readonly Column<unknown>[], lines: rows as readonly unknown[] };
  }
  const { head, valueHead, valueText, sum } = groups;
  const number = (
    title: string,
    of: (group: ComparedGroup) => number | null,
    text = formatCount,
  ): Column<ComparedGroup> => {
    return { head: title, isNumber: true, text: (group) => text(of(group) as number), csv: of };
  };
  const all: readonly Column<ComparedGroup>[] = [
    { head, text: ({ name }) => name },
    number('Matching', ({ count }) => count),
    number(`All ${query.subject}`, ({ whole }) => whole.length),
    ...(valueHead === null ? [] : [number(valueHead, ({ value }) => value, valueText)]),
    ...(sum === null ? [] : [number(sum.head, sum.of, sum.text)]),
  ];
  return { columns: all as readonly Column<unknown>[], lines: groups.groups as readonly unknown[] };
}

/** Names must not become markup, links or further cells. */
function escaped(value: CsvValue): string {
  return String(value ?? '')
    .replace(/[\\`*_[\]<>|#]/g, '\\$&')
    .replace(/\s*\n\s*/g, ' ');
}

/** Copies an answer, or an address that asks its query again. */
export class CopyAnswer {
  constructor(
    private readonly clipboard: Clipboard,
    private readonly copyLink: CopyLink,
    private readonly navigator: Navigator,
    private readonly toasts: ToastStore,
    private readonly logger: Logger,
  ) {}

  async markdown(answer: Answer): Promise<void> {
    try {
      await this.clipboard.write(answerMarkdown(answer));
      this.toasts.show({ kind: 'share', tone: 'success', text: 'The answer has been copied as Markdown.' });
    } catch (error) {
      this.logger.warn('Failed to copy:', error);
      this.toasts.show({ kind: 'share', tone: 'error', text: 'It could not be copied.' });
    }
  }

  link({ query }: Answer, sow: SowId): Promise<void> {
    return this.copyLink.run(this.navigator.home + questionAddress(sow, query), {
      done: 'The link to this query has been copied.',
      tooLong: 'This query is too long for a link: copy the answer as Markdown.',
      failed: 'It could not be copied.',
    });
  }
}
