import { useState } from 'react';
import type { Signal } from '../../domain/topic/signal';
import type { ArtTheme } from '../art/art-types';
import { Cover } from '../art/cover';
import type { EngineName } from '../art/cover/engines';
import styles from './picture.module.scss';
import { quadrantHue } from './dot';

interface Props {
  readonly of: Pick<Signal, 'name' | 'imageUrl' | 'quadrant'>;
  readonly theme: ArtTheme;
  /** Of a cover beside others. */
  readonly engine?: EngineName | undefined;
  /** Sets the size; otherwise the picture is as wide as its container, 16:9. */
  readonly className?: string | undefined;
  /** For pictures that are visible at once. */
  readonly eager?: boolean;
}

/** The picture of a topic or trend, or a cover drawn from its name where there is none or it is broken. Decorative. */
export function Picture({ of: { name, imageUrl: src, quadrant }, theme, engine, className, eager = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const hue = quadrantHue(quadrant);
  if (src === null || src === broken) {
    return (
      <Cover name={name} quadrant={hue} theme={theme} engine={engine} {...(className !== undefined && { className })} />
    );
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
