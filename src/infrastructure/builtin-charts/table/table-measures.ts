/** Half of the widest mark, so that marks at the ends stay in their cell; in pixels. */
export const MARK_INSET = 8;
