import { createContext, use, useState } from 'react';

/** Where typed words are until they are saved. */
interface DraftTexts {
  /** null: nothing is typed that is not saved. */
  textOf(field: string): string | null;
  write(field: string, text: string): void;
  remove(field: string): void;
}

const DraftsContext = createContext<DraftTexts>({ textOf: () => null, write: () => {}, remove: () => {} });

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
  const drafts = use(DraftsContext);
  const [typed, setTyped] = useState(() => ({ field, text: drafts.textOf(field) }));
  const current = typed.field === field ? typed.text : drafts.textOf(field);
  const end = (): void => {
    drafts.remove(field);
    setTyped({ field, text: null });
  };
  return {
    text: current ?? saved,
    isTyped: current !== null,
    write: (text) => {
      if (text === saved) return end();
      drafts.write(field, text);
      setTyped({ field, text });
    },
    end,
  };
}
