// The product's letters, as a canvas needs them: it knows no custom properties.

export const SANS = '"Inter Variable", "Inter Extended", "Inter Fallback", system-ui, sans-serif';
export const SERIF = '"Newsreader Display", "Newsreader Fallback", Georgia, serif';
