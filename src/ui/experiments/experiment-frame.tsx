import { useEffect, useRef } from 'react';
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

/** The iframe of one address, which is opened as it was given. */
export function ExperimentFrame({ address: given, name, theme, isLoaded, onLoad, onBlocked }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const home = useHref('/').replace(/\/$/, '');
  const isOwn = given.startsWith('/');

  // The product's own pages (public/experiments) have its theme. They are told, since a theme in the address would change it.
  useEffect(() => {
    // A sandboxed page has an origin of its own, which no target origin matches.
    if (isOwn && isLoaded) frame.current?.contentWindow?.postMessage({ theme }, '*');
  }, [isOwn, isLoaded, theme]);

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
      src={isOwn ? home + given : given}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  );
}
