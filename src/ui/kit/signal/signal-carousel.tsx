import { useState, type ReactNode } from 'react';
import { carouselItemKey, type CarouselItem } from '../../../domain/workspace/carousel-item';
import type { ArtTheme } from '../../art/art-types';
import { Carousel } from '../lists/carousel';
import type { ScrollMemory } from '../lists/use-carousel';
import { distinctKeys } from '../lists/distinct-keys';
import { slidesInWindow } from '../lists/visible-slides';
import { SignalCard } from './signal-card';
import styles from './signal-card.module.scss';

interface Props {
  readonly name: string;
  readonly count: string;
  readonly heading: ReactNode;
  readonly action?: ReactNode;
  readonly items: readonly CarouselItem[];
  /** Visible when the page opens. */
  readonly first: boolean;
  /** Renders all cards at once, for printing. */
  readonly whole: boolean;
  readonly theme: ArtTheme;
  /** By carouselItemKey: what has a NEW badge. */
  readonly newKeys: ReadonlySet<string>;
  readonly onOpen: (item: CarouselItem) => void;
  readonly scrollMemory?: ScrollMemory;
}

/** Cards that are rendered at once in a row below the window: enough to give it its height. */
const ROW_BELOW = 2;
/** In characters: names up to this length fit one line of a card. */
const ONE_LINE = 32;

/** A carousel of topics and trends; cards outside of the window are rendered when they come near. */
export function SignalCarousel({ items, first, whole, theme, newKeys, onOpen, ...rest }: Props) {
  // For the whole row: a card that is rendered later must not make it taller.
  const wraps = items.some(({ name }) => name.length > ONE_LINE);
  const keys = distinctKeys(items, carouselItemKey);
  const [inWindow] = useState(slidesInWindow);
  const atOnce = whole ? items.length : first ? inWindow : ROW_BELOW;
  return (
    <Carousel {...rest} atOnce={atOnce} listClassName={wraps ? styles.twoLines : undefined}>
      {items.map((item, index) => (
        <SignalCard
          key={keys[index]}
          item={item}
          theme={theme}
          isNew={newKeys.has(carouselItemKey(item))}
          onOpen={onOpen}
        />
      ))}
    </Carousel>
  );
}
