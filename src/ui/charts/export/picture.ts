/** Pictures are made for slides and prints: twice as fine as the page. */
const FINENESS = 2;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What is painted, and the room that it takes. */
export interface Picture {
  readonly size: PictureSize;
  /** From 0, 0 on. */
  paint(context: CanvasRenderingContext2D): void;
}

/**
 * @param compose lays the picture out; how wide its words are, the context says
 * @throws when the browser cannot make a picture of this size
 */
export async function makePicture(compose: (context: CanvasRenderingContext2D) => Picture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot make pictures');
  // A name in a face that is still on its way would be measured and painted in another one.
  await document.fonts.ready;
  const { size, paint } = compose(context);
  canvas.width = Math.round(size.width * FINENESS);
  canvas.height = Math.round(size.height * FINENESS);
  context.scale(FINENESS, FINENESS);
  paint(context);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The picture could not be made');
  return blob;
}
