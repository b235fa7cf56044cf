import { createContext, use, useState, type ReactNode, type Ref } from 'react';
import type { Signal } from '../../domain/topic/signal';
import styles from './picture.module.scss';
import { quadrantHue } from './dot';
import { initialLetter } from '../../domain/shared/words';

export interface MapPictureProps {
  readonly of: Pick<Signal, 'name' | 'quadrant'> & { readonly id?: string };
  readonly className: string | undefined;
  /** Where it has no place on the map. */
  readonly instead: ReactNode;
}

const MapPictureContext = createContext<((props: MapPictureProps) => ReactNode) | null>(null);

/** Provides what draws a window of the project's map in the place of a picture. */
export const MapPictureProvider = MapPictureContext;

interface FrameProps {
  readonly of: Pick<Signal, 'quadrant'>;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLSpanElement>;
  readonly children?: ReactNode;
}

/** The room of a drawing in the place of a picture; without a child, one that is still to come. */
export function DrawingFrame({ of, className, ref, children }: FrameProps) {
  return (
    <span
      ref={ref}
      className={[styles.frame, className].filter(Boolean).join(' ')}
      data-quadrant={quadrantHue(of.quadrant)}
      data-cover=""
    >
      {children}
    </span>
  );
}

/** Until the code of a drawing is here. */
export function PicturePlace({ of, className }: MapPictureProps) {
  return <DrawingFrame of={of} className={className} />;
}

interface Props {
  readonly of: Pick<Signal, 'name' | 'imageUrl' | 'quadrant'> & { readonly id?: string };
  /** Sets the size; otherwise the picture is as wide as its container, 16:9. */
  readonly className?: string | undefined;
  /** For pictures that are visible at once. */
  readonly eager?: boolean;
}

/**
 * The picture of a topic or trend. Where there is none or it is broken: a window of the project's map around it, and its
 * initial where it has no place there. Decorative.
 */
export function Picture({ of, className, eager = false }: Props) {
  const { name, imageUrl: src, quadrant } = of;
  const mapPicture = use(MapPictureContext);
  const [broken, setBroken] = useState<string | null>(null);
  const hue = quadrantHue(quadrant);
  if (src === null || src === broken) {
    const initial = (
      <DrawingFrame of={of} className={className}>
        {/* Drawn by the style sheet: it is no text to be found, copied or read out. */}
        <span className={styles.initial} data-initial={initialLetter(name)} />
      </DrawingFrame>
    );
    return mapPicture === null ? initial : mapPicture({ of, className, instead: initial });
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
