/** Where a signal stands, in the words of the drawings and of the colour tokens. 'default': not placed yet. */
export type ArtQuadrant = 'strong' | 'mature' | 'disruptor' | 'uncertain' | 'default';

export const ART_QUADRANTS: readonly ArtQuadrant[] = ['strong', 'mature', 'disruptor', 'uncertain', 'default'];

export type ArtTheme = 'light' | 'dark';
