import { Sparkles } from 'lucide-react';
import { Button } from '../../kit/controls/button';
import styles from './ask-button.module.scss';

/** Opens the assistant with a question about the card's topic or trend. */
export function AskButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="outline" size="small" className={styles.ask} onClick={onClick}>
      <Sparkles size={16} strokeWidth={1.75} aria-hidden="true" />
      Ask about this
    </Button>
  );
}
