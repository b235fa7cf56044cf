/** Pictures are made for slides and prints: twice as fine as the page. */
const FINENESS = 2;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** @throws when the browser cannot make a picture of this size */
export async function makePicture(
  { width, height }: PictureSize,
  paint: (context: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * FINENESS);
  canvas.height = Math.round(height * FINENESS);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot make pictures');
  context.scale(FINENESS, FINENESS);
  // A name in a face that is still on its way would be painted in another one.
  await document.fonts.ready;
  paint(context);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The picture could not be made');
  return blob;
}
