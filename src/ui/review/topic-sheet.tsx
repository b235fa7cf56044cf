import { ChevronDown, ChevronUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { REVIEW_COMMANDS } from '../../application/review/review-commands';
import type { NotesStore } from '../../application/personal/notes.store';
import type { ReviewViewModel } from '../../application/review/review.view-model';
import type { ModuleName } from '../../domain/shared/modules';
import type { SowId } from '../../domain/shared/entity-id';
import type { SignalFigure } from '../../domain/topic/figures';
import type { GrowthName } from '../../domain/topic/signal';
import type { Topic } from '../../domain/topic/topic';
import { IconButton } from '../kit/controls/icon-button';
import { Box, Row, Text } from '../kit/layout/stack';
import { Prose } from '../kit/media/prose';
import { FigureRows } from '../signal/figure-rows';
import { quadrantHue } from '../signal/dot';
import { TopicHead } from './topic-head';
import { InsightRow, NoteRow } from './topic-links';
import { shortcutsOf } from '../keys/key';
import styles from './topic-sheet.module.scss';
import { useSwipe } from '../kit/controls/use-swipe';

interface Props {
  readonly review: ReviewViewModel;
  readonly topic: Topic;
  readonly sow: SowId;
  readonly notes: NotesStore;
  readonly isPhone: boolean;
  /** Whether the project has a function. */
  readonly has: (module: ModuleName) => boolean;
  /** Of functions of the product: why the topic is here, before its text. */
  readonly first: ReactNode;
  /** Of functions of the product. */
  readonly rows: ReactNode;
  /** One of them needs room, of which the text then has less. */
  readonly isDense: boolean;
  readonly noteField: RefObject<HTMLTextAreaElement | null>;
}

/** The topic under review. The same rows for each topic, so that nothing moves from one to the next. */
export const TopicSheet = observer(function TopicSheet(props: Props) {
  const { facts } = props.review;
  const { dates } = facts;
  const { review, topic, sow, notes, noteField, isPhone, has, first, rows, isDense } = props;
  const sheet = useRef<HTMLElement>(null);
  const shown = useRef(topic.id);
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    if (shown.current === topic.id) return;
    shown.current = topic.id;
    fadeIn(sheet.current);
    // Without the condition each topic would force a layout.
    if (isScrolled.current) sheet.current?.parentElement?.scrollTo?.({ top: 0 });
    isScrolled.current = false;
  }, [topic.id]);
  const swipe = useSwipe(review);
  return (
    <div className={styles.scroller} data-print="flow" onScroll={() => (isScrolled.current = true)} {...swipe}>
      <Box
        ref={sheet}
        as="article"
        pad="24 gutter 12"
        className={styles.sheet}
        data-dense={isDense || undefined}
        data-quadrant={quadrantHue(topic.quadrant)}
        aria-label={topic.name}
      >
        <TopicHead
          facts={facts}
          topic={topic}
          isNew={review.queue.reviewed.ordering.isNew(topic)}
          previousDate={dates.previous}
        />
        <Row gap={4} className={styles.steps}>
          <IconButton
            outlined
            label="Back"
            aria-keyshortcuts={shortcutsOf(REVIEW_COMMANDS.commands.back)}
            icon={<ChevronUp size={18} strokeWidth={1.75} />}
            disabled={review.queue.position === 0}
            onClick={review.back}
          />
          <IconButton
            outlined
            label="Next"
            aria-keyshortcuts={shortcutsOf(REVIEW_COMMANDS.commands.next)}
            icon={<ChevronDown size={18} strokeWidth={1.75} />}
            disabled={review.queue.position >= review.queue.topics.length - 1}
            onClick={review.next}
          />
        </Row>
        {first}
        <Text as="div" type="lead" above={16} className={styles.text}>
          <Prose text={topic.description} lines={isPhone ? 4 : isDense ? 3 : 5} />
        </Text>
        <FigureRows
          rows={facts.linesOf(topic)}
          kind="topic"
          dates={dates}
          noteOf={(figure) => noteOf(figure, topic, facts.growthName)}
        />
        {has('foresight') && <InsightRow sow={sow} insights={facts.insightsOf(topic)} />}
        {rows}
        {has('library') && <NoteRow topic={topic} notes={notes} field={noteField} />}
      </Box>
    </div>
  );
});

function noteOf(figure: SignalFigure, topic: Topic, growthName: GrowthName): string | null {
  // The label of the row says 'Growth' already.
  if (figure === 'growth') return growthName === 'Growth' ? null : (growthName ?? '3-year CAGR');
  return figure === 'sizing' ? topic.sizing.averageLabel : null;
}

const DURATION = 120;

function animate(element: HTMLElement | null, from: Keyframe, to: Keyframe): void {
  if (element?.animate === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate([from, to], { duration: DURATION, easing: 'ease-out' });
}

/** Fades the element in, unless the user prefers reduced motion. */
function fadeIn(element: HTMLElement | null): void {
  animate(element, { opacity: 0.3 }, { opacity: 1 });
}

/** Lets the element come from so many pixels below its position. */
export function slideIn(element: HTMLElement | null, pixels: number): void {
  animate(element, { transform: `translateY(${pixels}px)` }, { transform: 'none' });
}
