import type { Ref } from 'react';

interface Props {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label?: string;
  /** Kinds of files as the browser's dialog takes them: '.csv,.json'. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  /** It has its place in the order of Tab; else a button opens it. */
  readonly isReached?: boolean;
  /** Not called where the dialog is closed without a file. */
  readonly onChoose: (files: readonly [File, ...File[]]) => void;
}

/** The one way in which the product asks for files. The same file can be chosen again, because it may have changed meanwhile. */
export function FileInput({ ref, label, accept, isMultiple = false, isReached = false, onChoose }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={isMultiple}
      aria-label={label}
      {...(isReached ? { className: 'visually-hidden' } : { hidden: true })}
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? [];
        target.value = '';
        if (first !== undefined) onChoose([first, ...others]);
      }}
    />
  );
}
