import { memo, useMemo } from 'react';
import type { ArtQuadrant } from './art-types';
import type { FieldOptions } from './field/field-types';
import { useFieldShapes, type DrawnField } from './use-field-shapes';

export interface FieldProps extends FieldOptions {
  readonly className?: string;
}

const HUES: Readonly<Record<ArtQuadrant, string>> = {
  strong: 'var(--strong)',
  mature: 'var(--mature)',
  disruptor: 'var(--disruptor)',
  uncertain: 'var(--uncertain)',
  default: 'var(--neutral)',
};

/**
 * The field of signals: dots, their tails, and contour lines of how dense they lie. A picture beside the text
 * that says the same, so it is hidden from assistive technology; it comes when it is drawn. Keep `signals` and
 * `plane` the same objects between renders: a new one is drawn anew.
 */
export const Field = memo(function Field(props: FieldProps) {
  const { className, width, height, plane, signals, cross, radius, levels, cell, reach, seed } = props;
  const options = useMemo(
    () => ({ width, height, plane, signals, cross, radius, levels, cell, reach, seed }),
    [width, height, plane, signals, cross, radius, levels, cell, reach, seed],
  );
  const drawn = useFieldShapes(options);
  return drawn && <FieldPicture {...drawn} className={className} />;
});

interface PictureProps extends DrawnField {
  readonly className: string | undefined;
}

function FieldPicture({ of: { width, height }, shapes, className }: PictureProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
      focusable="false"
    >
      <g fill="none" stroke="var(--contour)" strokeLinecap="round" strokeLinejoin="round">
        {shapes.contours.map(({ d, opacity, width: strokeWidth }, i) => (
          <path key={i} d={d} strokeOpacity={opacity} strokeWidth={strokeWidth} />
        ))}
      </g>
      <path d={shapes.cross} fill="none" stroke="var(--axis)" strokeDasharray="2 4" />
      {shapes.trails.map(({ quadrant, d }) => (
        <path key={quadrant} d={d} fill={HUES[quadrant]} opacity={0.38} />
      ))}
      {shapes.dots.map(({ quadrant, d }) => (
        <path
          key={quadrant}
          d={d}
          fill={`color-mix(in srgb, ${HUES[quadrant]} 86%, var(--field-bg))`}
          stroke="var(--field-bg)"
          strokeWidth={1.25}
          paintOrder="stroke"
        />
      ))}
    </svg>
  );
}
