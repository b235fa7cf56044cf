import { FileText } from 'lucide-react';
import { Navigator, pathOf } from '../../application/shared/navigator';
import { withoutFlashcard } from '../../domain/flashcards/flashcard-target';
import type { SowId } from '../../domain/shared/entity-id';
import { briefOfViewPath } from '../../domain/shell/routes';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import styles from './share-view.module.scss';

interface Props {
  readonly sow: SowId;
  /** icon: without a word. */
  readonly look?: 'icon' | 'quiet' | 'outline';
}

/** Makes a brief of the topics that pass the filters of the view. */
export function BriefOfView({ sow, look = 'quiet' }: Props) {
  const navigator = useResolved(Navigator);
  const open = (): void => {
    const { pathname, query } = navigator.location;
    navigator.go(briefOfViewPath(sow, pathOf({ pathname, query: withoutFlashcard(query) })));
  };
  return (
    <Button
      variant={look === 'outline' ? 'outline' : 'quiet'}
      size={look === 'outline' ? 'medium' : 'small'}
      className={look === 'icon' ? styles.short : undefined}
      aria-label="Brief of the topics in this view"
      onClick={open}
    >
      <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
      {look !== 'icon' && 'Brief'}
    </Button>
  );
}
