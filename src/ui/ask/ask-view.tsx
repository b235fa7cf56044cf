import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { AskPage } from '../../application/ask/ask-page';
import type { CopyAnswer } from '../../application/ask/answers/answer-text';
import type { PinnedQueries } from '../../application/ask/pinned-queries';
import { Button } from '../kit/controls/button';
import { LoadFailure } from '../kit/layout/load-failure';
import { Spinner } from '../kit/layout/spinner';
import { Row, Stack, Text } from '../kit/layout/stack';
import type { DataComparison } from '../../application/filters/data-comparison';
import { AskBar } from '../query/ask-bar';
import { AnswerMap, AnswerView } from './answer-view';
import type { Sow } from '../../domain/workspace/sow';
import styles from './ask-view.module.scss';
import { EarlierQueries } from './earlier-queries';
import { PinnedList, StartView } from './start-view';
import { formatCount } from '../../domain/shared/figures';
import { Names } from './near-queries';
import { ReaderMenu } from './reader-menu';

interface Props {
  readonly page: AskPage;
  readonly pins: PinnedQueries;
  readonly copy: CopyAnswer;
  readonly sow: Sow;
  readonly comparison: DataComparison;
  readonly now: () => Date;
}

/** The bar on top, below it the answer to its query, or what to start with. */
export const AskView = observer(function AskView({ page, pins, copy, sow, comparison, now }: Props) {
  const { bar, store } = page;
  const { answer } = page.answers;
  const { readers, readerWords } = page.models;
  const head = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => page.start(sow.id), [page, sow.id]);
  useEffect(() => void comparison.loadVersions(sow.id), [comparison, sow.id]);
  useEffect(() => {
    if (page.shown > 0) showBelow(head.current, result.current);
  }, [page.shown]);
  const goBack = (event: KeyboardEvent): void => {
    if (!event.altKey || event.key !== 'ArrowLeft') return;
    event.preventDefault();
    store.back();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- a key of the whole page
    <Stack as="section" gap={16} className={styles.screen} aria-label="René AI" onKeyDown={goBack}>
      <div ref={head} className={styles.head}>
        <AskBar
          bar={bar}
          label={`Ask about ${sow.name}`}
          placeholder="Ask a question, or type a figure or a name"
          end={<ReaderMenu readers={readers} sow={sow.id} />}
        />
      </div>
      {readerWords !== null && (
        <Text type="small" tone="muted" role="status">
          {readerWords}
        </Text>
      )}
      <Unused page={page} />
      {page.answers.limit !== null && (
        <Text type="label" role="note">
          {page.answers.limit}
        </Text>
      )}
      <div className={styles.columns}>
        <div ref={result} tabIndex={-1} className={styles.result}>
          {page.answers.hasFailed ? (
            <LoadFailure what="the answer" onRetry={page.answers.retry} />
          ) : store.isStart ? (
            <StartView page={page} hasKeys={bar.text === ''} />
          ) : answer === null ? (
            <Spinner size={18} />
          ) : (
            <AnswerView {...{ page, answer, pins, copy, sow, comparison, now }} />
          )}
        </div>
        <Stack as="aside" gap={24} className={styles.side}>
          {store.isStart && <PinnedList pins={pins} page={page} />}
          {answer !== null && <AnswerMap answer={answer} sow={sow} />}
          <EarlierQueries page={page} />
        </Stack>
      </div>
    </Stack>
  );
});

/** Moves the focus to the result, which begins below the bar; the page only scrolls where the bar covers its beginning. */
function showBelow(head: HTMLElement | null, result: HTMLElement | null): void {
  if (head === null || result === null) return;
  result.focus({ preventScroll: true });
  const covered = head.getBoundingClientRect().bottom - result.getBoundingClientRect().top;
  if (covered > 0) window.scrollBy(0, -covered);
}

/** Which rows of the answer have words of the sentence in a text, and a press that leaves only these. */
const UnusedWords = observer(function UnusedWords({ page, words }: { readonly page: AskPage; readonly words: string }) {
  const found = page.answers.foundIn(words);
  return (
    <Row as="span" gap="4 8" wrap>
      ‘{words}’{found !== null && (found.length === 0 ? ', in no text' : `, in texts of ${formatCount(found.length)}`)}
      {found !== null && found.length > 0 && <Names rows={found} page={page} />}
      {found?.length !== 0 && (
        <Button variant="quiet" size="small" onClick={() => page.searchUnused(words)}>
          Search for it
        </Button>
      )}
    </Row>
  );
});

/** The words of the sentence that are no part of the query: they can be searched. */
const Unused = observer(function Unused({ page }: { readonly page: AskPage }) {
  const { searchable } = page;
  if (searchable.length === 0) return null;
  return (
    <Row gap="4 12" wrap type="small" tone="muted" role="note">
      Not used:
      {searchable.map((words) => (
        <UnusedWords key={words} page={page} words={words} />
      ))}
    </Row>
  );
});
