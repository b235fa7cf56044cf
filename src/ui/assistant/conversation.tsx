import { ArrowUp, Square } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import type { Reference } from '../../application/assistant/answerer';
import type { AssistantStore, Turn } from '../../application/assistant/assistant.store';
import type { ReadersStore } from '../../application/assistant/readers.store';
import type { PinnedQuestions } from '../../application/assistant/pinned-questions';
import type { SowId } from '../../domain/shared/entity-id';
import { queryLabel } from '../../domain/query/query-words';
import { capitalized } from '../../domain/shared/capitalized';
import { formatCount } from '../../domain/shared/figures';
import { IconButton } from '../kit/controls/icon-button';
import { Box, Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import styles from './conversation.module.scss';
import { PinnedList } from './pinned-questions';
import type { PinOfTurn } from './answer-actions';
import { ReadBy } from './read-by';
import { TurnView } from './turn-view';

interface Props {
  readonly store: AssistantStore;
  readonly pins: PinnedQuestions;
  readonly readers: ReadersStore;
  readonly sow: SowId;
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
export const Conversation = observer(function Conversation({
  store,
  pins,
  readers,
  sow,
  projectName,
  onOpen,
  onCopy,
  onCopyLink,
}: Props) {
  const end = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const last = store.turns.at(-1);
  const isTooLong = store.draft.length > LONGEST_QUESTION;
  const names = { state: store.names.state, load: store.loadNames };

  useEffect(() => {
    const turn = end.current?.previousElementSibling;
    // An answer that is higher than the log begins at its question.
    const isLong = turn != null && turn.scrollHeight > (turn.parentElement?.clientHeight ?? 0);
    (isLong ? turn : end.current)?.scrollIntoView({ block: isLong ? 'start' : 'end' });
  }, [last?.id, last?.answer]);

  // A flashcard may have prepared a question, to be sent or changed.
  useEffect(() => box.current?.focus(), []);

  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (!isTooLong) void store.send();
  };
  const sendOnEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  const pinOf = ({ question, answer }: Turn): PinOfTurn | null => {
    const block = answer.find((each) => each.kind === 'query');
    if (block === undefined) return null;
    return {
      isPinned: pins.isPinned(sow, question, block),
      toggle: () => pins.toggle(sow, question, block),
    };
  };
  const suggest = (question: string): void => {
    store.setDraft(question);
    void store.send();
  };

  return (
    <>
      <Box
        pad="32 0"
        className={styles.log}
        role="log"
        aria-label="Conversation"
        aria-busy={store.answering}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
      >
        {store.turns.length === 0 ? (
          <div className={styles.welcome}>
            <Text as="h2" type="greeting">
              Ask about {projectName}
            </Text>
            <p>
              I answer from this project’s own data, and say so when I do not know. No figure comes from a language
              model.
            </p>
            <PinnedList pins={pins} sow={sow} onAsk={({ question, written }) => void store.ask(question, written)} />
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
              countRows={store.countRows}
              onChange={store.answering ? null : (change) => void store.changeQuery(turn.id, change)}
              onAsk={
                store.answering
                  ? null
                  : (query) => void store.ask(capitalized(queryLabel(query)), { query, unread: [] })
              }
              pin={pinOf(turn)}
              onCopy={() => onCopy(turn)}
              onCopyLink={() => onCopyLink(turn)}
            />
          ))
        )}
        <div ref={end} />
      </Box>
      <Text type="caption" pad="0 0 8" className={styles.waiting} role="status">
        {store.isDraftWaiting && 'Your question is sent after this answer.'}
        {isTooLong &&
          `${formatCount(store.draft.length)} characters: a question has at most ${LONGEST_QUESTION}. Please shorten it.`}
      </Text>
      <Row as="form" gap={8} align="end" pad="12 0" className={styles.composer} onSubmit={send}>
        <textarea
          ref={box}
          rows={1}
          value={store.draft}
          placeholder="Ask about topics, trends, figures or insights"
          aria-label="Your question"
          aria-invalid={isTooLong}
          onChange={(event) => store.setDraft(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <Preview store={store} />
        {store.answering ? (
          <IconButton label="Stop answering" icon={<Square size={16} />} onClick={store.stop} />
        ) : (
          <IconButton
            label="Send"
            type="submit"
            icon={<ArrowUp size={18} />}
            disabled={store.draft.trim() === '' || isTooLong}
          />
        )}
      </Row>
      <ReadBy readers={readers} sow={sow} />
    </>
  );
});

/** In milliseconds. */
const PREVIEW_PAUSE = 300;

/** While a question is typed: how many rows its answer would have, and how many the answer before has. */
const Preview = observer(function Preview({ store }: Pick<Props, 'store'>) {
  const { draft } = store;
  useEffect(() => {
    const timer = setTimeout(() => void store.preview(), PREVIEW_PAUSE);
    return () => clearTimeout(timer);
  }, [store, draft]);
  const { previewed } = store;
  return (
    <Text as="output" type="small" tabular nowrap className={styles.preview} aria-label="Would match">
      {previewed !== null && previewed.draft === draft && previewed.words}
    </Text>
  );
});
