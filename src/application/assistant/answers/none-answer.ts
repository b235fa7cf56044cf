import type { Answer } from '../answerer';
import type { Reading } from '../../../domain/reading/reading';
import { FORECAST, JUDGEMENT, outsideReason, type Holdings } from '../../../domain/reading/outside';
import { enumerate, paragraph } from './knowledge';

type None = Extract<Reading, { readonly kind: 'none' }>;

const REASONS: Readonly<Record<None['reason'], string>> = {
  judgement: JUDGEMENT,
  forecast: FORECAST,
  others: 'I know only your own statuses, not those of others',
  command: 'I change nothing: I only answer from the data',
  why: 'Why the figures are so, the figures do not say',
  outside: 'I only answer from this project’s data: its topics, trends, figures, sources, start-ups and insights',
};

/** What cannot be answered from the data, and why. @param close topics and trends that share words with the question */
export function noneAnswer(
  { reason, unread, notes }: None,
  close: readonly Parameters<typeof enumerate>[0][number][],
  holds: Holdings,
): Answer {
  const said = [{ kind: 'unread' as const, unread }, ...notes.map((note) => paragraph(note))];
  if (reason === 'why')
    return [
      ...said,
      paragraph(
        'The order and the selection follow from the figures alone. Why the figures are so, the figures do not say; ask for one of them by its name for its description.',
      ),
    ];
  if (reason === 'command')
    return [
      ...said,
      paragraph(
        `${REASONS.command}. A status is set on the card of a topic or in Review; below an answer there are copies, briefs and comparisons.`,
      ),
    ];
  const own =
    reason === 'outside' ? unread.map((part) => outsideReason(part, holds)).find((each) => each !== null) : null;
  const about = unread.length === 0 ? '' : ` about ${unread.map((part) => `‘${part}’`).join(', ')}`;
  return [
    ...said,
    paragraph(
      `I do not know${about}: ${own ?? (reason === 'forecast' ? outsideReason('forecast', holds) : null) ?? REASONS[reason]}.`,
    ),
    ...(close.length > 0 && reason === 'outside' && own == null
      ? [
          paragraph(
            'Topics and trends that share words with the question, which do not answer it: ',
            ...enumerate(close),
            '.',
          ),
        ]
      : []),
  ];
}
