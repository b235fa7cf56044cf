import { FileText } from 'lucide-react';
import type { SowId } from '../../domain/shared/entity-id';
import { Button } from '../kit/controls/button';
import type { ExploreParts } from './explore-notes';
import styles from './share-view.module.scss';
import { briefOfExplorerPath } from '../../application/filters/brief-of-view';

interface Props {
  readonly sow: SowId;
  readonly parts: ExploreParts;
  /** icon: the brief alone, without a word. outline: the brief alone, in the foot of a sheet. */
  readonly look?: 'icon' | 'quiet' | 'outline';
}

/** Makes a brief of the topics that pass the filters of the view. */
export function BriefOfView({ sow, parts, look = 'quiet' }: Props) {
  const { navigator, explore, facts } = parts;
  return (
    <Button
      variant={look === 'icon' ? 'quiet' : 'outline'}
      size={look === 'outline' ? 'medium' : 'small'}
      className={look === 'icon' ? styles.short : undefined}
      aria-label="Brief of the topics in this view"
      onClick={() => navigator.go(briefOfExplorerPath(sow, navigator, explore, facts))}
    >
      <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
      {look !== 'icon' && 'Brief'}
    </Button>
  );
}
