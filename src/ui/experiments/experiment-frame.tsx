import { useEffect, useRef, useState } from 'react';
import type { Theme } from '../../application/shell/theme';
import styles from './experiment-view.module.scss';

/** What an experiment's page may do. Not allow-same-origin: it must never reach into the product. */
const SANDBOX = 'allow-scripts allow-forms allow-popups';

interface Props {
  readonly address: string;
  readonly name: string;
  readonly theme: Theme;
  readonly isLoaded: boolean;
  readonly onLoad: () => void;
  /** The browser would not even ask for the page. */
  readonly onBlocked: () => void;
}

/** The frame itself; one for each address. */
export function ExperimentFrame({ address, name, theme, isLoaded, onLoad, onBlocked }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The element keeps the address of the theme it came with: a new one would load the page anew.
  const [first] = useState(theme);
  const worn = useRef(first);

  useEffect(() => {
    if (worn.current === theme) return;
    worn.current = theme;
    // Only what stands behind the # changes, so the page keeps its state; and replaced, so Back does not stop here.
    if (isOwnPage(address)) frame.current?.contentWindow?.location.replace(dressed(address, theme));
  }, [address, theme]);

  useEffect(() => {
    // A frame that a content security policy blocks "loads" an empty page; this event alone tells.
    const look = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src') onBlocked();
    };
    document.addEventListener('securitypolicyviolation', look);
    return () => document.removeEventListener('securitypolicyviolation', look);
  }, [onBlocked]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-loaded={isLoaded}
      title={name}
      src={dressed(address, first)}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  );
}

/** The product's own pages read its theme off the address (public/experiments); others are left as they are. */
function dressed(address: string, theme: Theme): string {
  return isOwnPage(address) ? `${address.split('#', 1)[0]}#${theme}` : address;
}

export function isOwnPage(address: string): boolean {
  return address.startsWith('/');
}
