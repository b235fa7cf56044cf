import { useEffect } from 'react';
import type { Topic } from '../../domain/topic/topic';
import type { ArtTheme } from '../art/art-types';
import { coverRenderer } from '../art/cover-renderer';
import { quadrantHue } from '../kit/signal/quadrant-hue';

/** Draws or fetches the pictures of topics that are about to be shown. */
export function useCoversAhead(topics: readonly Topic[], theme: ArtTheme): void {
  useEffect(() => {
    const cancels = topics.map(({ name, imageUrl, quadrant }) => {
      if (imageUrl === null) return coverRenderer.request({ name, quadrant: quadrantHue(quadrant), theme }, () => {});
      new Image().src = imageUrl;
      return () => {};
    });
    return () => {
      for (const cancel of cancels) cancel();
    };
  }, [topics, theme]);
}
