import { memo, useEffect, useRef, useState } from 'react';
import type { ArtQuadrant } from '../art/art-types';
import { drawings } from '../art/drawing-worker';
import type { FieldOptions, FieldShapes } from './field-shapes';

interface Props {
  /** The same object until something changes: a new one is drawn anew. */
  readonly options: FieldOptions;
  readonly className?: string | undefined;
}

const HUES: Readonly<Record<ArtQuadrant, string>> = {
  strong: 'var(--strong)',
  mature: 'var(--mature)',
  disruptor: 'var(--disruptor)',
  uncertain: 'var(--uncertain)',
  default: 'var(--neutral)',
};

/**
 * The field of signals: dots, their trails, and contour lines of how dense they lie. A picture beside the text that says
 * the same, so it is hidden from assistive technology; it appears when it is drawn.
 */
export const FieldPicture = memo(function FieldPicture({ options, className }: Props) {
  const drawn = useDrawn(options);
  if (drawn === null) return null;
  const { width, height } = drawn.of;
  const { contours, cross, trails, dots, starts } = drawn.shapes;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={`${width / 16}rem`}
      height={`${height / 16}rem`}
      aria-hidden
      focusable="false"
    >
      <g fill="none" stroke="var(--contour)" strokeLinecap="round" strokeLinejoin="round">
        {contours.map((d, i) => (
          <path key={i} d={d} strokeOpacity={0.6 + (0.4 * i) / contours.length} strokeWidth={i % 3 === 2 ? 1.1 : 0.7} />
        ))}
      </g>
      <path d={cross} fill="none" stroke="var(--axis)" strokeDasharray="2 4" />
      {trails.map(({ quadrant, d }) => (
        <path key={quadrant} d={d} fill={HUES[quadrant]} opacity={starts.length > 0 ? 0.6 : 0.38} />
      ))}
      {starts.map(({ quadrant, d }) => (
        <path key={quadrant} d={d} fill="var(--field-bg)" stroke={HUES[quadrant]} strokeWidth={1.5} />
      ))}
      {dots.map(({ quadrant, d, isFaint = false }) => (
        <path
          key={`${quadrant} ${isFaint}`}
          d={d}
          fill={`color-mix(in srgb, ${HUES[quadrant]} ${isFaint ? 40 : 86}%, var(--field-bg))`}
          stroke="var(--field-bg)"
          strokeWidth={1.25}
          paintOrder="stroke"
        />
      ))}
    </svg>
  );
});

interface Drawn {
  readonly of: FieldOptions;
  readonly shapes: FieldShapes;
}

/**
 * The latest drawing, which may be of the options before: while a window is being dragged, the next drawing is requested
 * when the last one has come. null: there is none yet, or drawing failed.
 */
function useDrawn(options: FieldOptions): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const isDrawing = useRef(false);
  useEffect(() => {
    if (isDrawing.current || drawn?.of === options) return;
    isDrawing.current = true;
    // A decoration: what it shows stands beside it in words, so a failure is not reported.
    void drawings
      .field<FieldShapes>(options)
      .then((shapes) => ({ of: options, shapes }))
      .catch(() => null)
      .then((next) => {
        isDrawing.current = false;
        setDrawn(next);
      });
  }, [options, drawn]);
  return drawn;
}
