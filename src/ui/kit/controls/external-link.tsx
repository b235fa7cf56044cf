import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { safeLink } from '../../../domain/shared/safe-link';
import { Text } from '../layout/stack';
import styles from './external-link.module.scss';

interface Props {
  /** Anything but an http(s) address is shown as text. */
  readonly url: string;
  readonly children?: ReactNode;
  /** @param href the normalised address */
  readonly onOpen?: (href: string) => void;
  readonly className?: string | undefined;
}

/** A link to another site, in a new tab. */
export function ExternalLink({ url, children, onOpen, className }: Props) {
  const link = safeLink(url);
  if (link === null) {
    return (
      <Text as="span" type="small" tone="muted" breaks dir="auto">
        {url}
      </Text>
    );
  }
  return (
    <a
      className={[styles.link, className].filter(Boolean).join(' ')}
      href={link.href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen && (() => onOpen(link.href))}
    >
      <span className={styles.label}>{children ?? link.hostname}</span>
      <ArrowUpRight size={14} strokeWidth={1.75} aria-hidden="true" />
      {/* Without it the accessible name would lack a space. */}{' '}
      <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}
