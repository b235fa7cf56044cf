import { useEffect, useRef, useState } from 'react';
import { drawingWorker } from './drawing-worker-client';
import type { FieldShapes } from './field/field-shapes';
import type { FieldOptions } from './field/field-types';

export interface DrawnField {
  readonly of: FieldOptions;
  readonly shapes: FieldShapes;
}

/**
 * The latest drawing, which may be of the options before: a window that is being dragged orders the next drawing only
 * when the last one has come. null: there is none yet, or none can be had.
 */
export function useFieldShapes(options: FieldOptions): DrawnField | null {
  const [drawn, setDrawn] = useState<DrawnField | null>(null);
  const isDrawing = useRef(false);
  useEffect(() => {
    if (isDrawing.current || drawn?.of === options) return;
    isDrawing.current = true;
    void draw(options).then((next) => {
      isDrawing.current = false;
      setDrawn(next);
    });
  }, [options, drawn]);
  return drawn;
}

async function draw(of: FieldOptions): Promise<DrawnField | null> {
  try {
    return { of, shapes: await drawingWorker.draw('field', of) };
  } catch {
    // Decoration: what it shows stands beside it in words.
    return null;
  }
}
