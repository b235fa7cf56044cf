import { useState } from 'react';
import type { AnswerPart, Reference } from '../../application/assistant/answerer';
import type { Turn } from '../../application/assistant/assistant.store';
import type { Query } from '../../domain/query/query';
import { Button } from '../kit/controls/button';
import { Spinner } from '../kit/layout/spinner';
import { Stack } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { AnswerActions, type PinOfTurn } from './answer-actions';
import { AnswerTable } from './answer-table';
import type { CountRows } from '../query/condition-form';
import { FactSheetView } from './fact-sheet';
import type { NamesToChoose } from '../query/names-to-choose';
import type { ChangeQuery } from '../query/condition-chips';
import { QueryView } from './query-view';
import styles from './turn-view.module.scss';
import { VerdictView } from './verdict-view';

interface Props {
  readonly turn: Turn;
  readonly onOpen: (reference: Reference) => void;
  readonly onRetry: () => void;
  /** null: the answer cannot be changed now. */
  readonly onChange: ChangeQuery | null;
  /** Answers a query in a turn of its own; null: not now. */
  readonly onAsk: ((query: Query) => void) | null;
  readonly names: NamesToChoose;
  readonly countRows: CountRows;
  /** null: the answer follows no query. */
  readonly pin: PinOfTurn | null;
  readonly onCopy: () => void;
  readonly onCopyLink: () => void;
}

const FIRST_ROWS = 10;
const MORE_ROWS = 50;

/** One question with its answer; topics and trends in it are links that open their flashcards. */
export function TurnView({ turn, names, countRows, onOpen, onRetry, onChange, onAsk, pin, onCopy, onCopyLink }: Props) {
  const [count, setCount] = useState(FIRST_ROWS);
  const rows = turn.answer.find((block) => block.kind === 'table')?.rows.length ?? 0;
  const line = (parts: readonly AnswerPart[]) =>
    parts.map((part, index) =>
      part.kind === 'text' ? (
        part.text
      ) : (
        <button
          key={`${index}:${part.reference.id}`}
          type="button"
          className={styles.reference}
          onClick={() => onOpen(part.reference)}
        >
          {part.reference.name}
        </button>
      ),
    );
  return (
    <Stack as="article" gap={12}>
      <Text as="h2" type="label" breaks pad="8 12" className={styles.question} dir="auto">
        {turn.question}
      </Text>
      <Stack gap={8} type="body" breaks fit="shrink" className={styles.answer} dir="auto">
        {turn.answer.map((block, index) => {
          // Blocks are only appended, so the index is a stable key.
          const key = `${block.kind}${index}`;
          switch (block.kind) {
            case 'query':
              return <QueryView key="query" block={block} names={names} countRows={countRows} onChange={onChange} />;
            case 'unread':
              return <Unread key={key} parts={block.unread} />;
            case 'sheet':
              return <FactSheetView key={key} sheet={block.sheet} onOpen={onOpen} line={line} />;
            case 'verdict':
              return <VerdictView key={key} block={block} onAsk={onAsk} />;
            case 'reader':
              return (
                <Text key={key} tone="muted">
                  {block.words}
                </Text>
              );
            case 'paragraph':
              return <p key={key}>{line(block.parts)}</p>;
            case 'table':
              return (
                <AnswerTable key={key} table={block} count={count}>
                  {line}
                </AnswerTable>
              );
            case 'links':
              return null;
            case 'list':
              return (
                <ul key={key}>
                  {block.items.map((item, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- items never change their order
                    <li key={at}>{line(item)}</li>
                  ))}
                </ul>
              );
          }
        })}
        {turn.state === 'answered' && (
          <AnswerActions
            block={turn.answer.find((block) => block.kind === 'query') ?? null}
            onChange={onChange}
            pin={pin}
            links={turn.answer.flatMap((block) => (block.kind === 'links' ? block.links : []))}
            more={Math.min(MORE_ROWS, Math.max(0, rows - count))}
            onShowMore={() => setCount(count + MORE_ROWS)}
            onCopy={onCopy}
            onCopyLink={onCopyLink}
          />
        )}
        {turn.state === 'answering' && turn.answer.length === 0 && <Spinner size={18} />}
        {turn.state === 'stopped' && <Text tone="muted">Stopped.</Text>}
        {turn.state === 'failed' && (
          <Text tone="muted">
            The answer could not be fetched.{' '}
            <Button variant="outline" size="small" onClick={onRetry}>
              Try again
            </Button>
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

function Unread({ parts }: { readonly parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <Text as="ul" type="caption" tone="muted" className={styles.unread} aria-label="Understood">
      {parts.map((part) => (
        <li key={part} aria-label={`Not understood: ${part}`}>
          <s>{part}</s>
        </li>
      ))}
    </Text>
  );
}
