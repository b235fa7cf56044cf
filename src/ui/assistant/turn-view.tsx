import type { AnswerPart, Reference } from '../../application/assistant/answerer';
import type { Turn } from '../../application/assistant/assistant.store';
import { Button } from '../kit/controls/button';
import { Spinner } from '../kit/layout/spinner';
import { QueryChips } from './query-chips';
import styles from './turn-view.module.scss';

interface Props {
  readonly turn: Turn;
  readonly onOpen: (reference: Reference) => void;
  readonly onRetry: () => void;
  /** null: the answer cannot be changed now. */
  readonly onRemove: ((index: number) => void) | null;
}

/** One question with its answer; topics and trends in it are links that open their flashcards. */
export function TurnView({ turn, onOpen, onRetry, onRemove }: Props) {
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
    <article className={styles.turn}>
      <h3 className={styles.question} dir="auto">
        {turn.question}
      </h3>
      <div className={styles.answer} dir="auto">
        {turn.answer.map((block, index) =>
          block.kind === 'query' ? (
            <QueryChips key="query" block={block} onRemove={onRemove} />
          ) : block.kind === 'paragraph' ? (
            // Blocks are only appended, so the index is a stable key.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={index}>{line(block.parts)}</p>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <ul key={index}>
              {block.items.map((item, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at}>{line(item)}</li>
              ))}
            </ul>
          ),
        )}
        {turn.state === 'answering' && turn.answer.length === 0 && <Spinner size={18} />}
        {turn.state === 'stopped' && <p className={styles.note}>Stopped.</p>}
        {turn.state === 'failed' && (
          <p className={styles.note}>
            The answer could not be fetched.{' '}
            <Button variant="outline" size="small" onClick={onRetry}>
              Try again
            </Button>
          </p>
        )}
      </div>
    </article>
  );
}
