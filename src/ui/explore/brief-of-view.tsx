import { FileText, Presentation } from 'lucide-react';
import type { SowId } from '../../domain/shared/entity-id';
import { imagineIfPath } from '../../domain/shared/routes';
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

/** Makes a brief of the topics that pass the filters of the view, or presents their provocations. */
export function BriefOfView({ sow, parts, look = 'quiet' }: Props) {
  const { navigator, explore, facts } = parts;
  const path = (): string => briefOfExplorerPath(sow, navigator, explore, facts);
  const button = {
    variant: look === 'icon' ? 'quiet' : 'outline',
    size: look === 'outline' ? 'medium' : 'small',
  } as const;
  return (
    <>
      <Button
        {...button}
        className={look === 'icon' ? styles.short : undefined}
        aria-label="Brief of the topics in this view"
        onClick={() => navigator.go(path())}
      >
        <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
        {look !== 'icon' && 'Brief'}
      </Button>
      {look === 'quiet' && (
        <Button
          {...button}
          aria-label="Imagine if: the topics in this view"
          onClick={() => navigator.go(imagineIfPath(path()))}
        >
          <Presentation size={16} strokeWidth={1.75} aria-hidden="true" />
          Imagine if
        </Button>
      )}
    </>
  );
}
