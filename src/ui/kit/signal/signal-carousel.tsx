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
  /** In view when the page opens: drawn with it. */
  readonly first: boolean;
  /** The page is being printed: on paper nothing comes near. */
  readonly whole: boolean;
  readonly theme: ArtTheme;
  /** By carouselItemKey: what wears a NEW badge. */
  readonly newKeys: ReadonlySet<string>;
  readonly onOpen: (item: CarouselItem) => void;
  readonly scrollMemory?: ScrollMemory;
}

/** Two give a row its height; the others come with the scrolling. */
const AHEAD = 2;
/** In characters: names below this length fit one line of a card, at any width of theirs but the very widest. */
const ONE_LINE = 32;

/** A carousel of topics and trends. */
export function SignalCarousel({ items, first, whole, theme, newKeys, onOpen, ...rest }: Props) {
  // Decided for the whole row, drawn or not: a card that comes later must not make it taller.
  const wraps = items.some(({ name }) => name.length > ONE_LINE);
  const keys = distinctKeys(items, carouselItemKey);
  const [inWindow] = useState(slidesInWindow);
  const atOnce = whole ? items.length : first ? inWindow : AHEAD;
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
