import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { coverKey, coverRenderer } from './cover-renderer';
import styles from './cover.module.scss';
import type { CoverRequest } from './cover/cover';
import type { EngineName } from './cover/engines';
import { useNearViewport } from '../kit/layout/use-near-viewport';

export interface CoverProps extends CoverRequest {
  /** Sets the size; without one the cover is as wide as its container, 16:9. */
  readonly className?: string;
}

interface Drawn {
  readonly key: string;
  /** The same in both themes. */
  readonly item: string;
  readonly url: string;
  /** Came after the tint was shown, so it fades in; a picture that is there at once does not. */
  readonly late: boolean;
}

/** Of the names that stood in a row: their cards and other places have the same picture. */
const enginesSeen = new Map<string, EngineName>();

/**
 * The picture drawn from an item's name and quadrant. Decorative: the name stands beside it as text. The
 * space is reserved at once with the quadrant's tint, the picture follows when it comes near the viewport.
 */
export const Cover = memo(function Cover({ name, quadrant, theme, engine, className }: CoverProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const drawn = useDrawn({ name, quadrant, theme, engine: engine ?? enginesSeen.get(name) }, ref);
  useEffect(() => {
    if (engine !== undefined) enginesSeen.set(name, engine);
  }, [name, engine]);
  return (
    <span
      ref={ref}
      className={className ? `${styles['cover']} ${className}` : styles['cover']}
      data-quadrant={quadrant}
      data-cover=""
    >
      {drawn && (
        <img
          className={drawn.late ? styles['late'] : styles['picture']}
          src={drawn.url}
          alt=""
          draggable={false}
          decoding="async"
        />
      )}
    </span>
  );
});

function useDrawn({ name, quadrant, theme, engine }: CoverRequest, ref: RefObject<Element | null>): Drawn | null {
  const near = useNearViewport(ref);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const key = coverKey({ name, quadrant, theme, engine });
  const item = `${quadrant}|${engine}|${name}`;

  const cached = drawn?.key === key ? undefined : coverRenderer.cached({ name, quadrant, theme, engine });
  // Set while rendering: React renders again at once, before anything is painted.
  if (cached !== undefined) setDrawn({ key, item, url: cached, late: false });

  const missing = drawn?.key !== key;
  useEffect(() => {
    if (!near || !missing) return undefined;
    return coverRenderer.request({ name, quadrant, theme, engine }, (url) =>
      setDrawn((before) => ({ key, item, url, late: before?.item === item ? before.late : true })),
    );
  }, [near, missing, name, quadrant, theme, engine, key, item]);

  // While the other theme's picture is drawn, the old one of the same item stays: no flash.
  return drawn?.item === item ? drawn : null;
}
