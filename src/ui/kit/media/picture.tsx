import { useState } from 'react';
import type { Quadrant } from '../../../domain/topic/quadrant';
import type { ArtTheme } from '../../art/art-types';
import { Cover } from '../../art/cover';
import styles from './picture.module.scss';
import { quadrantHue } from '../signal/quadrant-hue';

interface Props {
  /** null: there is no picture. */
  readonly src: string | null;
  readonly name: string;
  readonly quadrant: Quadrant;
  readonly theme: ArtTheme;
  /** Sets the size; without one it is as wide as its container, 16:9. */
  readonly className?: string | undefined;
  /** For what is in view at once. */
  readonly eager?: boolean;
}

/** An item's picture; a missing or broken one gives way to the cover drawn from its name. Decorative. */
export function Picture({ src, name, quadrant, theme, className, eager = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const hue = quadrantHue(quadrant);
  if (src === null || src === broken) {
    return <Cover name={name} quadrant={hue} theme={theme} {...(className !== undefined && { className })} />;
  }
  return (
    <span className={[styles.frame, className].filter(Boolean).join(' ')} data-quadrant={hue}>
      <img
        className={styles.image}
        src={src}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onError={() => setBroken(src)}
      />
    </span>
  );
}
