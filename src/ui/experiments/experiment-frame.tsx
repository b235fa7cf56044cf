import { useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import type { Theme } from '../../application/shared/theme';
import styles from './experiment-screen.module.scss';

/** Without allow-same-origin: the page must not get at the product. */
const SANDBOX = 'allow-scripts allow-forms allow-popups';

interface Props {
  readonly address: string;
  readonly name: string;
  readonly theme: Theme;
  readonly isLoaded: boolean;
  readonly onLoad: () => void;
  /** The content security policy forbids the page. */
  readonly onBlocked: () => void;
}

/** The iframe of one address. */
export function ExperimentFrame({ address: given, name, theme, isLoaded, onLoad, onBlocked }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const home = useHref('/').replace(/\/$/, '');
  const address = isOwnPage(given) ? home + given : given;
  // `src` keeps the first theme, because another one would load the page again.
  const [first] = useState(theme);
  const shownTheme = useRef(first);

  useEffect(() => {
    if (shownTheme.current === theme) return;
    shownTheme.current = theme;
    // Only the hash changes, so the page keeps its state; replaced, so that it adds no step to the history.
    if (isOwnPage(address)) frame.current?.contentWindow?.location.replace(withTheme(address, theme));
  }, [address, theme]);

  useEffect(() => {
    // A blocked frame fires `load` for an empty page; only this event tells.
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
      src={withTheme(address, first)}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  );
}

/** The product's own pages (public/experiments) read the theme from the hash. */
function withTheme(address: string, theme: Theme): string {
  return isOwnPage(address) ? `${address.split('#', 1)[0]}#${theme}` : address;
}

function isOwnPage(address: string): boolean {
  return address.startsWith('/');
}
