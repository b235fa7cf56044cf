import { REVIEW_COMMANDS } from '../../application/review/review-commands';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type ReactNode, useEffect } from 'react';
import { NotesStore } from '../../application/personal/notes.store';
import { ReviewAddress } from '../../application/worklist/review-address';
import { ReviewTopics } from '../../application/worklist/review-topics';
import { ReviewViewModel } from '../../application/review/review.view-model';
import { Navigator } from '../../application/shared/navigator';
import { ActiveCommands } from '../../application/commands/active-commands';
import { MOBILE_BREAKPOINT, Viewport } from '../../application/shared/viewport';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { formatCount } from '../../domain/shared/figures';
import type { SowId } from '../../domain/shared/entity-id';
import { briefOfViewPath, IMPORTANT_VIEW } from '../../domain/shared/routes';
import { useResolved } from '../di/resolver';
import { useCommands } from '../keys/use-commands';
import { LoadFailure } from '../kit/layout/load-failure';
import { Dock } from './dock';
import { Done } from './done';
import { ImportantRail, Rail } from './rail';
import { LastAct } from './last-act';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { NothingToReview } from '../worklist/nothing-to-review';
import { ReviewParts, type ReviewPart } from '../worklist/review-parts';
import { ComparedChoice } from '../signal/compared-choice';
import { OrderMenu } from '../worklist/order-menu';
import styles from './review-tab.module.scss';
import { TopicSheet } from './topic-sheet';
import { Box, Row, Stack, Text } from '../kit/layout/stack';
import { SIGNAL_FIGURES } from '../../domain/topic/figures';
import { Spinner } from '../kit/layout/spinner';
import { Skeleton } from '../kit/layout/skeleton';
import type { Topic } from '../../domain/topic/topic';

interface Props {
  readonly sow: SowId;
}

/** The review queue: one topic at a time, decided with one key each. */
export const QueueTab = observer(function QueueTab({ sow }: Props) {
  const review = useResolved(ReviewViewModel);
  const address = useResolved(ReviewAddress);
  const { topics } = useResolved(ProjectSignalsStore);
  const notes = useResolved(NotesStore);
  const reviewed = useResolved(ReviewTopics);
  const isPhone = useResolved(Viewport).width < MOBILE_BREAKPOINT;
  const { has } = useResolved(WorkspaceStore);
  const all = useResolved(ReviewParts);
  const parts = all.filter(({ module }) => has(module));
  const openBrief = useBrief(sow);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const [isEntered, setEntered] = useState(false);

  // Before the paint, so that nothing of an earlier queue is shown.
  useLayoutEffect(() => {
    const leave = review.enter(sow);
    setEntered(true);
    return leave;
  }, [review, sow]);
  usePicturesAhead(review.queue.upcoming);
  useEffect(() => {
    for (const { AfterDecision } of all) void AfterDecision?.preload();
  }, [all]);
  const areLinesHere = useLines(parts);
  const isShown = isEntered && areLinesHere;
  useCommands(useResolved(ActiveCommands), REVIEW_COMMANDS, {
    review,
    writeNote: () => noteField.current?.focus(),
  });

  const { topic } = review;
  const { compared, comparable } = review.facts.comparison;
  const order = <OrderMenu address={address} reviewed={reviewed} />;
  const content = (): ReactNode => {
    if (topics.state.kind === 'failed') {
      return (
        <div className={styles.failure} tabIndex={-1}>
          <LoadFailure what="the topics" onRetry={() => void topics.reload()} />
        </div>
      );
    }
    if (topics.state.kind !== 'ready' || !isShown) return <SheetSkeleton />;
    if (topic === null) return <NothingToReview address={address} />;
    const isFirst = ({ comesFirst }: ReviewPart): boolean => comesFirst?.(topic) === true;
    const rowOf = ({ module, Row: Added }: ReviewPart): ReactNode => Added && <Added key={module} topic={topic} />;
    const first = parts.filter(isFirst).map(rowOf);
    const rows = parts.filter((part) => !isFirst(part)).map(rowOf);
    const isDense = first.length > 0 || parts.some(({ needsRoom }) => needsRoom?.());
    return <TopicSheet {...{ review, topic, sow, notes, noteField, isPhone, has, first, rows, isDense }} />;
  };
  return (
    <div className={styles.review} data-print="block">
      <div className={styles.top}>
        {parts.map(({ module, Line }) => Line && <Line key={module} />)}
        <ProgressLine
          review={review}
          end={
            <>
              <span className={styles.leftOut}>{reviewed.leftOut}</span>
              <ComparedChoice compared={compared} comparable={comparable} />
            </>
          }
        />
      </div>
      {isShown && review.isDone ? (
        <>
          <Done
            review={review}
            onBoard={() => address.openTab('board')}
            onBrief={openBrief}
            // The queue itself has none left.
            leftElsewhere={reviewed.undecidedCount ?? 0}
            onClear={address.clearFilters}
          >
            <LastAct review={review} parts={parts} />
          </Done>
          <ImportantRail review={review} menu={order} />
        </>
      ) : (
        <>
          {content()}
          <Dock review={review} disabled={topic === null} isWriting={parts.some(({ isWriting }) => isWriting?.())}>
            <LastAct review={review} parts={parts} />
          </Dock>
          <Rail
            review={review}
            note={`${formatCount(review.queue.topics.length - review.queue.decidedCount)} ${review.queue.leftWord}`}
            order={order}
            failedIds={review.acts.failedIds}
          />
        </>
      )}
      <p className="visually-hidden" role="status">
        {review.announcement}
      </p>
    </div>
  );
});

/** Milliseconds. The queue waits no longer for a line above it: storage may never answer. */
const LONGEST_WAIT = 1500;

/** Whether the lines above the queue are known, or have been waited for. */
function useLines(parts: readonly ReviewPart[]): boolean {
  const [isCodeHere, setCodeHere] = useState(false);
  const [isLate, setLate] = useState(false);
  const lines = useRef(parts);
  useEffect(() => {
    void Promise.all(lines.current.flatMap(({ Line }) => Line?.preload() ?? [])).then(() => setCodeHere(true));
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, []);
  const areKnown = parts.every(({ isLineKnown }) => isLineKnown?.() ?? true);
  return isLate || (isCodeHere && areKnown);
}

/** null: there are no briefs. */
function useBrief(sow: SowId): (() => void) | null {
  const navigator = useResolved(Navigator);
  if (!useResolved(WorkspaceStore).has('brief')) return null;
  return () => navigator.go(briefOfViewPath(sow, IMPORTANT_VIEW));
}

/** With more topics than these, ticks would be narrower than their gaps. */
const MOST_TICKS = 240;

interface ProgressLineProps {
  readonly review: ReviewViewModel;
  /** After the line. */
  readonly end?: ReactNode;
}

/** 'decided of all', a tick for each topic, and the way to those left. */
const ProgressLine = observer(function ProgressLine({ review, end }: ProgressLineProps) {
  const { topics, decidedCount, position, isDone } = review.queue;
  const left = topics.length - decidedCount;
  return (
    <Row gap={16} type="small" tone="muted" tabular pad="0 gutter" className={styles.line}>
      <Text as="span" nowrap>
        <Text as="b" tone="strong" weight={600}>
          {formatCount(decidedCount)}
        </Text>{' '}
        of {formatCount(topics.length)} {review.queue.doneWord}
      </Text>
      {topics.length > MOST_TICKS ? (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${(decidedCount / topics.length) * 100}%` }} />
        </span>
      ) : (
        <Row as="span" className={styles.ticks} aria-hidden="true">
          {topics.map((topic, index) => (
            <i key={topic.id} data-current={index === position || undefined} data-done={isDone(topic) || undefined} />
          ))}
        </Row>
      )}
      {left === 0 ? (
        <span>All decided</span>
      ) : (
        <button type="button" className={styles.left} onClick={review.goToLeft}>
          {formatCount(left)} {review.queue.leftWord}
        </button>
      )}
      {end}
    </Row>
  );
});

/** All rows of the sheet while the topics are loading. */
function SheetSkeleton() {
  return (
    <Box pad="24 gutter 12" className={styles.sheet}>
      <Row gap={24}>
        <Skeleton className={styles.picture} />
        <Stack gap={12} className={styles.names}>
          <Spinner size={20} />
          <Skeleton width={280} height={32} />
          <Skeleton width={120} height={20} />
        </Stack>
      </Row>
      <Skeleton className={styles.text} />
      {[...SIGNAL_FIGURES, 'insight', 'note'].map((row) => (
        <Row gap={24} key={row} className={styles.row}>
          <Skeleton width={140} height={14} />
          <Skeleton className={styles.strip} height={14} />
        </Row>
      ))}
    </Box>
  );
}

/** Fetches the pictures of topics that are about to be shown. */
function usePicturesAhead(topics: readonly Topic[]): void {
  useEffect(() => {
    for (const { imageUrl } of topics) if (imageUrl !== null) new Image().src = imageUrl;
  }, [topics]);
}
