import { Link } from 'lucide-react';
import type { ShareLink } from '../../application/flashcards/card-sources';
import { Button } from '../kit/controls/button';
import styles from './share-view.module.scss';

/**
 * Copies the address of what is seen.
 * @param short only the icon
 */
export function ShareView({ link, short = false }: { readonly link: ShareLink; readonly short?: boolean }) {
  return (
    <Button
      variant={short ? 'quiet' : 'outline'}
      size="small"
      className={short ? styles.short : undefined}
      aria-label="Share"
      onClick={() => void link.share(null)}
    >
      <Link size={16} strokeWidth={1.75} aria-hidden="true" />
      {!short && 'Share'}
    </Button>
  );
}
