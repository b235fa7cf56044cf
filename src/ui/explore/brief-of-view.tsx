import { FileText } from 'lucide-react';
import { briefOfExplorerPath } from '../../application/explore/brief-of-explorer';
import { ExploreViewModel } from '../../application/explore/explore.view-model';
import { ProjectFacts } from '../../application/query/project-facts';
import { Navigator } from '../../application/shared/navigator';
import type { SowId } from '../../domain/shared/entity-id';
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
  const explore = useResolved(ExploreViewModel);
  const facts = useResolved(ProjectFacts);
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
