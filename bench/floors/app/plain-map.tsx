import { scaleLinear, scaleSqrt } from 'd3-scale';
import { useLayoutEffect, useRef } from 'react';
import type { Point } from './answers';

const WIDTH = 1000;
const HEIGHT = 640;
const COLOURS = ['#177e6f', '#2f6fb0', '#c2571a', '#77698e'];

/** Bubbles on a canvas: growth by average sizing. */
export function PlainMap({ name, signals }: { readonly name: string; readonly signals: readonly Point[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const x = scaleLinear([0, 1], [0, WIDTH]);
    const y = scaleLinear([-0.05, 0.37], [HEIGHT, 0]);
    const radius = scaleSqrt([0, 14], [2, 16]);
    context.clearRect(0, 0, WIDTH, HEIGHT);
    context.globalAlpha = 0.78;
    for (const signal of signals) {
      context.fillStyle = COLOURS[signal.quadrant - 1] ?? '';
      context.beginPath();
      context.arc(x(signal.sizing), y(signal.growth), radius(signal.drivers), 0, 2 * Math.PI);
      context.fill();
    }
  }, [signals]);
  return (
    <div data-plane aria-label={name}>
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} />
    </div>
  );
}
