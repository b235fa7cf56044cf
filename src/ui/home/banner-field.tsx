import { memo, useMemo } from 'react';
import type { PlacedSignal } from '../../domain/home/signal-field';
import { QUADRANT_CODES, quadrantOf, type QuadrantName } from '../../domain/topic/quadrant';
import { Field } from '../art/field';
import { quadrantHue } from '../kit/quadrant-hue';
import styles from './banner-field.module.scss';

interface Props {
  readonly signals: readonly PlacedSignal[];
  readonly counts: ReadonlyMap<QuadrantName, number>;
}

const HEIGHT = 244;
/** The plane stands at the right with this much room; the contours fade out to its left, behind the text. */
const SIZES = {
  wide: { width: 900, plane: { x: 308, y: 16, width: 560, height: 212 } },
  narrow: { width: 720, plane: { x: 246, y: 16, width: 442, height: 212 } },
  phone: { width: 390, plane: { x: 214, y: 104, width: 160, height: 128 } },
} as const;

/** The user's own map in small, with the names of the quadrants as the page's only legend. */
export const BannerField = memo(function BannerField({ signals, counts }: Props) {
  const drawn = useMemo(
    () => signals.map(({ quadrant, ...place }) => ({ ...place, quadrant: quadrantHue(quadrant) })),
    [signals],
  );
  return (
    <div className={styles.field}>
      {(Object.keys(SIZES) as (keyof typeof SIZES)[]).map((size) => (
        <Field
          key={size}
          className={styles[size] ?? ''}
          height={HEIGHT}
          width={SIZES[size].width}
          plane={SIZES[size].plane}
          signals={drawn}
          radius={size === 'phone' ? PHONE_RADIUS : RADIUS}
          cell={8}
          seed={12}
        />
      ))}
      <dl className={styles.legend}>
        {QUADRANT_CODES.map((code) => {
          const quadrant = quadrantOf(code);
          return (
            <div key={code} data-quadrant={quadrantHue(quadrant)}>
              <dt>{quadrant.label}</dt>
              <dd>{counts.get(quadrant.name) ?? 0}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
});

// The same objects at every render: a new one would draw the field anew.
const RADIUS = [1.2, 7.4] as const;
const PHONE_RADIUS = [1, 4.4] as const;
