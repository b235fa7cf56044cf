import { round1 } from '../svg-path';
import type { Ink } from './engine';

interface StrokeGroup {
  readonly tone: number;
  readonly width: number;
  d: string;
}

/** Gathers strokes of one tone and width into one path: some 20 nodes instead of 1,500. */
export class StrokeGroups {
  // In the order of first use, which is the order of drawing.
  private readonly groups = new Map<string, StrokeGroup>();

  add(tone: number, width: number, d: string): void {
    const key = `${tone}|${width}`;
    const group = this.groups.get(key);
    if (group) group.d += d;
    else this.groups.set(key, { tone, width, d });
  }

  /** A dot: a stroke without length and with round ends. */
  addDot(tone: number, diameter: number, x: number, y: number): void {
    this.add(tone, diameter, `M${round1(x)} ${round1(y)}h0`);
  }

  markup(ink: Ink, distanceOf: (tone: number) => number): string {
    return [...this.groups.values()]
      .map(
        ({ tone, width, d }) =>
          `<path d="${d}" fill="none" stroke="${ink(distanceOf(tone))}" stroke-width="${round1(width)}" stroke-linecap="round"/>`,
      )
      .join('');
  }
}
