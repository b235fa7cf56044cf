import { ArrowUp, Square } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import type { Reference } from '../../application/assistant/answerer';
import type { AssistantStore, Turn } from '../../application/assistant/assistant.store';
import { withCondition, withoutCondition } from '../../domain/query/query';
import { IconButton } from '../kit/controls/icon-button';
import styles from './conversation.module.scss';
import { TurnView } from './turn-view';

interface Props {
  readonly store: AssistantStore;
  readonly projectName: string;
  readonly onOpen: (reference: Reference) => void;
  readonly onCopy: (turn: Turn) => void;
  readonly onCopyLink: (turn: Turn) => void;
}

/** In characters. */
export const LONGEST_QUESTION = 500;

const SUGGESTIONS = [
  'What is new?',
  'Which topics grow fastest?',
  'Strong signals growing more than 20 %',
  'Where is industry ahead of consumers?',
] as const;

/** The conversation with the built-in assistant. */
export const Conversation = observer(function Conversation({ store, projectName, onOpen, onCopy, onCopyLink }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const last = store.turns.at(-1);
  const names = { state: store.names.state, load: store.loadNames };

  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [last?.id, last?.answer]);

  // A flashcard may have prepared a question, to be sent or changed.
  useEffect(() => box.current?.focus(), []);

  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    void store.send();
  };
  const sendOnEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  const suggest = (question: string): void => {
    store.setDraft(question);
    void store.send();
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div className={styles.log} role="log" aria-label="Conversation" aria-busy={store.answering} tabIndex={0}>
        {store.turns.length === 0 ? (
          <div className={styles.welcome}>
            <h2>Ask about {projectName}</h2>
            <p>
              I am the built-in assistant, not a language model: I answer from this project’s own data and say so when I
              do not know.
            </p>
            <ul className={styles.suggestions}>
              {SUGGESTIONS.map((question) => (
                <li key={question}>
                  <button type="button" onClick={() => suggest(question)}>
                    {question}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          store.turns.map((turn) => (
            <TurnView
              key={turn.id}
              turn={turn}
              names={names}
              onOpen={onOpen}
              onRetry={() => void store.retry(turn.id)}
              onRemove={
                store.answering ? null : (at) => void store.changeQuery(turn.id, (query) => withoutCondition(query, at))
              }
              onChange={
                store.answering
                  ? null
                  : (at, condition) => void store.changeQuery(turn.id, (query) => withCondition(query, at, condition))
              }
              onCopy={() => onCopy(turn)}
              onCopyLink={() => onCopyLink(turn)}
            />
          ))
        )}
        <div ref={end} />
      </div>
      <p className={styles.waiting} role="status">
        {store.isDraftWaiting && 'Your question is sent after this answer.'}
      </p>
      <form className={styles.composer} onSubmit={send}>
        <textarea
          ref={box}
          rows={1}
          value={store.draft}
          placeholder="Ask about topics, trends, figures or insights"
          aria-label="Your question"
          maxLength={LONGEST_QUESTION}
          onChange={(event) => store.setDraft(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        {store.answering ? (
          <IconButton label="Stop answering" icon={<Square size={16} />} onClick={store.stop} />
        ) : (
          <IconButton label="Send" type="submit" icon={<ArrowUp size={18} />} disabled={store.draft.trim() === ''} />
        )}
      </form>
    </>
  );
});
