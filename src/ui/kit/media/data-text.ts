import { createContext, use } from 'react';

/** The language of the texts of the open project as a BCP 47 tag; undefined: that of the page. */
const DataLanguage = createContext<string | undefined>(undefined);

export const DataLanguageProvider = DataLanguage.Provider;

interface DataText {
  readonly dir: 'auto';
  readonly lang: string | undefined;
}

/**
 * The attributes of an element that shows a text of the data and nothing else: a screen reader says it in its language, and
 * the browser breaks its words by the rules of that language.
 */
export function useDataText(): DataText {
  return { dir: 'auto', lang: use(DataLanguage) };
}
