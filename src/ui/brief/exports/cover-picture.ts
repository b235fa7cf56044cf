import { coverRenderer } from '../../art/cover-renderer';
import type { CoverRequest } from '../../art/cover/cover';
import type { Topic } from '../../../domain/topic/topic';
import { quadrantHue } from '../../kit/signal/quadrant-hue';

/** A cover that takes longer, in ms, is left out. */
const PATIENCE = 10_000;

/**
 * The middle of a topic's drawn cover as a JPEG at a data: address; null where it cannot be drawn.
 * @param width in pixels
 */
export async function coverPicture({ name, quadrant }: Topic, width: number, height: number): Promise<string | null> {
  try {
    const request: CoverRequest = { name, quadrant: quadrantHue(quadrant), theme: 'light' };
    const image = new Image();
    image.src = await coverUrl(request);
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) return null;
    const scale = Math.max(width / image.width, height / image.height);
    const [drawnWidth, drawnHeight] = [image.width * scale, image.height * scale];
    context.drawImage(image, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
    return blob === null ? null : await dataUrl(blob);
  } catch {
    return null;
  }
}

function coverUrl(request: CoverRequest): Promise<string> {
  const cached = coverRenderer.cached(request);
  if (cached !== undefined) return Promise.resolve(cached);
  return new Promise((resolve, reject) => {
    const cancel = coverRenderer.request(request, resolve);
    setTimeout(() => {
      cancel();
      reject(new Error('The cover was not drawn in time'));
    }, PATIENCE);
  });
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('The picture could not be read')));
    reader.readAsDataURL(blob);
  });
}
