import { memo, useMemo, useRef } from 'react';
import type { HomeField } from '../../domain/home/signal-field';
import type { TopicId } from '../../domain/shared/entity-id';
import { formatCount } from '../../domain/shared/figures';
import { placedWords } from '../../domain/plane/plane-axes';
import { QUADRANT_CODES, quadrantOf } from '../../domain/topic/quadrant';
import { MOBILE_BREAKPOINT } from '../../application/shared/viewport';
import { FieldPicture } from '../plane/field';
import { Text } from '../kit/layout/stack';
import { quadrantHue } from '../signal/dot';
import { useElementSize } from '../kit/layout/use-element-size';
import styles from './banner-field.module.scss';

const HEIGHT = 244;
/** Of the strip below a phone's banner, and the room around its plane. */
const STRIP = 156;
const INSET = 12;

/** Drawing and plane for each width of the banner, in units of 1/16 rem; the contours fade out to the left, behind the text. */
const SIZES = {
  wide: { width: 900, plane: { x: 308, y: 16, width: 560, height: 212 } },
  narrow: { width: 720, plane: { x: 246, y: 16, width: 442, height: 212 } },
  small: { width: 420, plane: { x: 148, y: 24, width: 240, height: 196 } },
} as const;

interface Props {
  readonly field: HomeField;
  /** The topics that the line beside it counts. */
  readonly named: readonly TopicId[];
}

/** A small map of the project, with the quadrants as its legend. */
export const BannerField = memo(function BannerField({ field, named }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = useElementSize(box)?.width;
  const size = width === undefined ? null : sizeFor(width);
  const options = useMemo(() => {
    if (size === null) return null;
    const { items, before } = field;
    return { ...SIZES[size], height: HEIGHT, items, before, named };
  }, [field, named, size]);
  return (
    <div ref={box} className={styles.field} data-size={size}>
      {options && <FieldPicture className={styles.drawing} options={options} />}
      {(size === 'wide' || size === 'narrow') && (
        <dl className={styles.legend}>
          {QUADRANT_CODES.map((code) => {
            const quadrant = quadrantOf(code);
            const count = field.counts.get(quadrant.name) ?? 0;
            const drawn = field.items.filter((item) => item.quadrant.name === quadrant.name).length;
            const title = drawn < count ? placedWords(drawn, count) : undefined;
            return (
              <div key={code} data-quadrant={quadrantHue(quadrant)} title={title}>
                <dt>{quadrant.label}</dt>
                <Text as="dd" weight={600} tabular>
                  {formatCount(count)}
                </Text>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
});

/** Of a phone, whose banner has room for text only: the same map below it, as wide as the window. */
export const FieldStrip = memo(function FieldStrip({ field, named }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = Math.round(useElementSize(box)?.width ?? 0);
  const options = useMemo(() => {
    // Nothing is drawn where the window has no strip.
    if (width === 0) return null;
    const { items, before } = field;
    const plane = { x: INSET, y: INSET, width: width - 2 * INSET, height: STRIP - 2 * INSET };
    return { width, height: STRIP, plane, items, before, named };
  }, [field, named, width]);
  return (
    <div ref={box} className={styles.strip}>
      {options && <FieldPicture options={options} />}
    </div>
  );
});

/** @param width of the banner, in units of 1/16 rem @returns null: the text takes the whole of a phone's banner */
function sizeFor(width: number): keyof typeof SIZES | null {
  if (width < MOBILE_BREAKPOINT) return null;
  if (width < 900) return 'small';
  return width < 1080 ? 'narrow' : 'wide';
}
