import type { DrawnLogo } from '../../domain/shared/house-style';

/** Pixels. */
const SIZE = { width: 640, height: 160 };
/** Of the values of a pixel, which go to 255. */
const OPAQUE = 128;
const LIGHT = 200;

/**
 * Draws an SVG or PNG to a PNG: what an SVG contains is drawn as in an image element, and never run.
 * @returns null where it cannot be loaded
 */
export async function drawLogo(address: string): Promise<DrawnLogo | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null;
  }
  // An SVG may have no size.
  const [width, height] = [image.naturalWidth || SIZE.height, image.naturalHeight || SIZE.height];
  const scale = Math.min(SIZE.width / width, SIZE.height / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data;
  return {
    source: canvas.toDataURL('image/png'),
    ratio: canvas.width / canvas.height,
    isLight: pixels !== undefined && isLight(pixels),
  };
}

/** Whether it is drawn for a dark ground: without a ground of its own, and light where it is drawn. */
export function isLight(pixels: Uint8ClampedArray): boolean {
  let [drawn, sum] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    drawn += 1;
    sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  const isFree = drawn > 0 && drawn < 0.9 * (pixels.length / 4);
  return isFree && sum / drawn > LIGHT;
}
