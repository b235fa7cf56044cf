import type { Circle } from '../../domain/plane/shapes';
import { bubbleOutline } from '../../domain/plane/mark-shapes';
import { outlineElement } from './svg-shape';
import styles from './movement-glyph.module.scss';

/** A bubble in a key of the map. */
export function BubbleExample({ className, ...circle }: Circle & { readonly className?: string | undefined }) {
  return outlineElement(bubbleOutline(circle), { className });
}

/** How a map shows that something moved, is new, is gone or has not moved: an example for its key. */
export function MovementGlyph({ kind }: { readonly kind: 'moved' | 'new' | 'gone' | 'unmoved' }) {
  const width = { moved: 28, new: 14, gone: 12, unmoved: 10 }[kind];
  return (
    <svg width={width} height={14} viewBox={`0 -7 ${width} 14`} aria-hidden="true">
      {kind === 'moved' && <path className={styles.trail} d="M0 0L22 -3.5V3.5Z" />}
      {kind === 'moved' && <BubbleExample className={styles.example} x={22} y={0} r={5} />}
      {kind === 'new' && <BubbleExample className={styles.example} x={7} y={0} r={3.5} />}
      {kind === 'new' && <BubbleExample className={styles.ring} x={7} y={0} r={6} />}
      {kind === 'gone' && <BubbleExample className={styles.gone} x={6} y={0} r={5} />}
      {kind === 'unmoved' && <BubbleExample className={styles.unmoved} x={5} y={0} r={5} />}
    </svg>
  );
}
