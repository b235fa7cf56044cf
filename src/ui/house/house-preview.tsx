import { useEffect, useState } from 'react';
import type { HouseStyle } from '../../domain/shared/house-style';
import { SlidePicture } from './slide-picture';
import styles from './house.module.scss';
import { houseLookOf } from './look-of';
import { previewSlides } from '../../application/brief/slides/brief-slides';
import { Stack } from '../kit/layout/stack';

/** How slides look with a house style: a title and a text. */
export function HousePreview({ house }: { readonly house: HouseStyle }) {
  const [slides, setSlides] = useState<ReturnType<typeof previewSlides>>([]);
  useEffect(() => {
    let isLeft = false;
    void houseLookOf(house).then((look) => !isLeft && setSlides(previewSlides(look)));
    return () => {
      isLeft = true;
    };
  }, [house]);
  return (
    <Stack as="section" gap={8} className={styles.preview} aria-label="Preview" inert>
      {slides.map((slide) => (
        <SlidePicture key={slide.title} slide={slide} fonts={house.fonts} />
      ))}
    </Stack>
  );
}
