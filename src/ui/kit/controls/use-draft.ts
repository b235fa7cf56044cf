import { createContext, use, useState, useSyncExternalStore } from 'react';

/** Where typed words are until they are saved. */
interface DraftTexts {
  /** null: nothing is typed that is not saved. */
  textOf(field: string): string | null;
  write(field: string, text: string): void;
  remove(field: string): void;
  /** Calls back when a text has changed: it may be read later than the field is shown. @returns stops */
  watch(listener: () => void): () => void;
}

/** null: what is typed lasts as long as its field. */
const DraftsContext = createContext<DraftTexts | null>(null);

/** Hands the drafts of the user to the fields below. */
export const DraftsProvider = DraftsContext.Provider;

interface Draft {
  /** What is typed, else what is saved. */
  readonly text: string;
  readonly isTyped: boolean;
  readonly write: (text: string) => void;
  /** What was typed is saved now, or was given up. */
  readonly end: () => void;
}

/**
 * The text of a field that is saved later than it is typed: it outlives a reload and the field itself.
 * @param field its name in the project
 * @param saved what is stored already
 */
export function useDraft(field: string, saved: string): Draft {
  const [own] = useState(textsOfPage);
  const drafts = use(DraftsContext) ?? own;
  const typed = useSyncExternalStore(drafts.watch, () => drafts.textOf(field));
  const end = (): void => drafts.remove(field);
  return {
    text: typed ?? saved,
    isTyped: typed !== null,
    write: (text) => (text === saved ? end() : drafts.write(field, text)),
    end,
  };
}

function textsOfPage(): DraftTexts {
  const texts = new Map<string, string>();
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  return {
    textOf: (field) => texts.get(field) ?? null,
    write: (field, text) => {
      texts.set(field, text);
      tell();
    },
    remove: (field) => {
      texts.delete(field);
      tell();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
