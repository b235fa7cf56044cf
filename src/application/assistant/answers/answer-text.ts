import type { Query } from '../../../domain/query/query';
import { conditionText } from '../../../domain/query/query-words';
import { nameOfRow, type Row } from '../../../domain/query/row';
import { sheetOf, type CsvRows } from '../../../domain/shared/csv';
import { formatCount } from '../../../domain/shared/figures';
import type { Answer } from './answer';

interface Line {
  readonly cells: readonly string[];
  readonly isNumber: readonly boolean[];
}

/** An answer as Markdown: its headline, its conditions and its table with all matching rows. */
export function answerMarkdown(answer: Answer): string {
  const { query, headline, notes } = answer;
  const lines = linesOf(answer);
  const [head] = lines;
  const rule = head?.isNumber.map((isNumber) => (isNumber ? '---:' : '---')) ?? [];
  const rows = lines.map(({ cells }) => cells.map(escaped));
  return [
    `**${escaped(headline)}**`,
    ...(query.conditions.length === 0 ? [] : [conditionsLine(query)]),
    ...(rows.length < 2
      ? []
      : [
          rows
            .toSpliced(1, 0, rule)
            .map((cells) => `| ${cells.join(' | ')} |`)
            .join('\n'),
        ]),
    ...notes.map(escaped),
  ].join('\n\n');
}

/** The same table for a spreadsheet. */
export function answerSheet({ groups, columns, matching, query }: Answer): CsvRows {
  if (groups === null)
    return sheetOf<Row>(
      [
        { title: 'Name', value: nameOfRow },
        ...columns.map(({ head, csv, text }) => ({ title: head, value: csv ?? text })),
      ],
      matching,
    );
  const { head, valueHead, groups: all } = groups;
  return sheetOf(
    [
      { title: head, value: ({ name }) => name },
      { title: 'Matching', value: ({ count }) => count },
      { title: `All ${query.subject}`, value: ({ whole }) => whole.length },
      ...(valueHead === null ? [] : [{ title: valueHead, value: ({ value }: (typeof all)[number]) => value }]),
    ],
    all,
  );
}

function linesOf({ groups, columns, matching }: Answer): readonly Line[] {
  if (groups === null) {
    const isNumber = [false, ...columns.map((column) => column.isNumber === true)];
    return [
      { cells: ['Name', ...columns.map(({ head }) => head)], isNumber },
      ...matching.map((row) => ({ cells: [nameOfRow(row), ...columns.map(({ text }) => text(row))], isNumber })),
    ];
  }
  const { head, valueHead, valueText, groups: all } = groups;
  const isNumber = [false, true, ...(valueHead === null ? [] : [true])];
  return [
    { cells: [head, 'Matching', ...(valueHead === null ? [] : [valueHead])], isNumber },
    ...all.map(({ name, count, value }) => ({
      cells: [name, formatCount(count), ...(valueHead === null ? [] : [valueText(value)])],
      isNumber,
    })),
  ];
}

function conditionsLine({ conditions }: Query): string {
  return `Conditions: ${escaped(conditions.map(conditionText).join('; '))}`;
}

/** Names must not become markup, links or further cells. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
}
