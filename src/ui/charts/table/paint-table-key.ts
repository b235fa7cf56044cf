import { SIZING_LENS_NAMES } from '../../../domain/topic/sizing';
import { paintDisc, type KeyEntry } from '../export/picture-key';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import { paintLensBar } from './paint-lens';
import type { TableKeyEntry } from './table-key';

const BAR = 18;

/** An entry of the key as a picture has it. */
export function pictureEntry(entry: TableKeyEntry): KeyEntry {
  switch (entry.kind) {
    case 'quadrant': {
      const { quadrant } = entry;
      return {
        text: quadrant.label,
        sign: {
          width: 10,
          paint: (context, x, y, { ink }) => paintDisc(context, x + 5, y, 5, ink[quadrantHue(quadrant)]),
        },
      };
    }
    case 'lens': {
      const { lens } = entry;
      return {
        text: SIZING_LENS_NAMES[lens],
        sign: {
          width: BAR,
          paint: (context, x, y, palette) => paintLensBar(context, lens, x, y - 1.5, BAR, palette),
        },
      };
    }
    case 'words':
      return { text: entry.text };
  }
}
