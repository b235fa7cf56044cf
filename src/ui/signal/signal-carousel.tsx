import { memo, useState } from 'react';
import { MOBILE_BREAKPOINT } from '../../application/shared/viewport';
import type { TopicChange } from '../../domain/topic/changes-since';
import type { TopicId } from '../../domain/shared/entity-id';
import { carouselItemKey, type CarouselItem } from '../../domain/workspace/carousel-item';
import { Text, Row } from '../kit/layout/stack';
import { Carousel, type CarouselProps } from '../kit/lists/carousel';
import { distinctKeys } from '../kit/lists/distinct-keys';
import { usePageView } from '../kit/layout/page-view';
import { Picture } from './picture';
import { Dot, quadrantHue } from './dot';
import { NewBadge } from './new-badge';
import styles from './signal-card.module.scss';
import { VisitMark } from './visit-mark';
import { useDataText } from '../kit/media/data-text';

/** The same for all carousels of a screen. */
export interface SignalCards {
  /** By carouselItemKey: what has a NEW badge. */
  readonly newKeys: ReadonlySet<string>;
  /** Since the last visit, by the id of the topic. */
  readonly changes: ReadonlyMap<TopicId, TopicChange>;
  /** A line below the name; '' until they are loaded. */
  readonly figuresOf?: (item: CarouselItem) => string;
  /** @param row the items of its carousel */
  readonly onOpen: (item: CarouselItem, row: readonly CarouselItem[]) => void;
}

interface Props
  extends SignalCards, Pick<CarouselProps, 'name' | 'count' | 'heading' | 'action' | 'lead' | 'scrollMemory'> {
  readonly items: readonly CarouselItem[];
  /** Visible when the page opens. */
  readonly first: boolean;
  /** By carouselItemKey: the numbers on the map above the row. */
  readonly numbers?: ReadonlyMap<string, number>;
}

interface CardProps extends Pick<SignalCards, 'onOpen'> {
  readonly item: CarouselItem;
  readonly row: readonly CarouselItem[];
  readonly figures: string | undefined;
  readonly number: number | null;
  readonly isNew: boolean;
  readonly change: TopicChange | null;
}

/** The width of a slide with its gap, in units of 1/16 rem. */
const SLIDE = 415;
const SLIDE_ON_A_PHONE = 342;
/** Cards that are rendered at once in a row below the window: enough to give it its height. */
const ROW_BELOW = 2;
/** In characters: names up to this length fit one line of a card. */
const ONE_LINE = 32;

/** A carousel of topics and trends; cards outside of the viewport are rendered when they are near it. */
export function SignalCarousel({ items, first, newKeys, changes, figuresOf, numbers, onOpen, ...rest }: Props) {
  // For the whole row: a card that is rendered later must not make it taller.
  const wraps = items.some(({ name }) => name.length > ONE_LINE);
  const keys = distinctKeys(items, carouselItemKey);
  const { textScale } = usePageView();
  const [inWindow] = useState(() => slidesInWindow(window.innerWidth / textScale));
  const atOnce = first ? inWindow : ROW_BELOW;
  return (
    <Carousel {...rest} atOnce={atOnce} listClassName={wraps ? styles.twoLines : undefined}>
      {items.map((item, index) => (
        <SignalCard
          key={keys[index]}
          item={item}
          row={items}
          figures={figuresOf?.(item)}
          number={numbers?.get(carouselItemKey(item)) ?? null}
          isNew={newKeys.has(carouselItemKey(item))}
          change={(item.type === 'Topic' && changes.get(item.id)) || null}
          onOpen={onOpen}
        />
      ))}
    </Carousel>
  );
}

function slidesInWindow(width: number): number {
  return Math.ceil(width / (width < MOBILE_BREAKPOINT ? SLIDE_ON_A_PHONE : SLIDE));
}

/** A topic or trend of a carousel: picture, quadrant, type and name (specification, section 2). */
const SignalCard = memo(function SignalCard({ item, row, figures, number, isNew, change, onOpen }: CardProps) {
  const dataText = useDataText();
  return (
    <button
      type="button"
      className={styles.card}
      data-quadrant={quadrantHue(item.quadrant)}
      onClick={() => onOpen(item, row)}
    >
      {/* Screen readers read in this order; the styles reverse it. */}
      <Text as="span" type="card" lines={2} pad="8 0 0" className={styles.name} {...dataText}>
        {item.name}
      </Text>
      {figures !== undefined && (
        <Text as="span" type="caption" tone="muted" tabular lines={1} className={styles.figures}>
          {figures}
        </Text>
      )}
      <Row as="span" gap={8} type="small" tone="muted" above={12} className={styles.meta}>
        {number === null ? (
          <Dot />
        ) : (
          <b className={styles.number}>
            <span className="visually-hidden">On the map </span>
            {number}
          </b>
        )}
        <Text as="span" tone="hue" weight={500} lines={1} fit="shrink">
          {item.quadrant.label}
        </Text>
        {change !== null && <VisitMark change={change} isNew={isNew} />}
        <Text as="span" fit="last">
          {item.type}
        </Text>
      </Row>
      <span className={styles.picture}>
        <Picture of={item} className={styles.cover} />
        {isNew && <NewBadge onPicture className={styles.new} />}
      </span>
    </button>
  );
});
