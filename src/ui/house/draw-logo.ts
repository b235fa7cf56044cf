import type { SlideLogo } from '../../application/brief/slides/slide-look';

/** Pixels. */
const SIZE = { width: 640, height: 160 };

/**
 * Draws an SVG or PNG to a PNG: what an SVG contains is drawn as in an image element, and never run.
 * @returns null where it cannot be loaded
 */
export async function drawLogo(address: string): Promise<SlideLogo | null> {
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
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { source: canvas.toDataURL('image/png'), ratio: canvas.width / canvas.height };
}
