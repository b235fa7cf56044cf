import { createContext, useContext, type ReactNode } from 'react';
import styles from './keep-alive.module.scss';

const Shown = createContext(true);

interface Props {
  readonly shown: boolean;
  readonly children: ReactNode;
}

/**
 * A screen that stays on the page while another one is shown: as it was, out of reach, and neither laid out nor painted.
 * Its effects go on; those that act upon the page as a whole ask {@link useIsShown}.
 */
export function Kept({ shown, children }: Props) {
  return (
    <Shown value={shown}>
      <div className={shown ? undefined : styles.hidden} inert={!shown} aria-hidden={shown ? undefined : true}>
        {children}
      </div>
    </Shown>
  );
}

/** Is the screen that asks the one that is shown? */
export function useIsShown(): boolean {
  return useContext(Shown);
}
