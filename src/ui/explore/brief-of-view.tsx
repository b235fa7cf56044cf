import { FileText } from 'lucide-react';
import { briefOfExplorerPath } from '../../application/explore/brief-of-explorer';
import type { SowId } from '../../domain/shared/entity-id';
import { Button } from '../kit/controls/button';
import type { ExploreParts } from './explore-parts';
import styles from './share-view.module.scss';

interface Props {
  readonly sow: SowId;
  readonly parts: ExploreParts;
  /** icon: without a word. */
  readonly look?: 'icon' | 'quiet' | 'outline';
}

/** Makes a brief of the topics that pass the filters of the view. */
export function BriefOfView({ sow, parts, look = 'quiet' }: Props) {
  const { navigator, explore, facts } = parts;
  const open = (): void => navigator.go(briefOfExplorerPath(sow, navigator, explore, facts));
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
