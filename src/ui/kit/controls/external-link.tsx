import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { safeLink } from '../../../domain/shared/safe-link';
import styles from './external-link.module.scss';

interface Props {
  /** As it came; anything but a plain web address is shown as text. */
  readonly url: string;
  /** What the link says; its hostname when left out. */
  readonly children?: ReactNode;
  /** @param href the address in full */
  readonly onOpen?: (href: string) => void;
  readonly className?: string | undefined;
}

/** A link out of the product, in a tab of its own (specification decisions, 15). */
export function ExternalLink({ url, children, onOpen, className }: Props) {
  const link = safeLink(url);
  if (link === null) {
    return (
      <span className={styles.text} dir="auto">
        {url}
      </span>
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
      {/* A space of its own: names are put together without any. */}{' '}
      <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}
