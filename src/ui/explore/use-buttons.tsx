import { observer } from 'mobx-react-lite';
import type { SowId } from '../../domain/shared/entity-id';
import { Button } from '../kit/controls/button';
import type { ExploreParts } from './explore-notes';
import styles from './share-view.module.scss';

interface Props {
  readonly sow: SowId;
  readonly parts: Pick<ExploreParts, 'uses'>;
  /** icon: without a word. outline: in the foot of a sheet. */
  readonly look?: 'icon' | 'quiet' | 'outline';
}

/** What functions of the product make of the topics that pass the filters of the view. */
export const UseButtons = observer(function UseButtons({ sow, parts, look = 'quiet' }: Props) {
  return parts
    .uses()
    .filter(({ isExport }) => isExport !== true)
    .map(({ module, text, label, Icon, run }) => (
      <Button
        key={module}
        variant={look === 'icon' ? 'quiet' : 'outline'}
        size={look === 'outline' ? 'medium' : 'small'}
        className={look === 'icon' ? styles.short : undefined}
        aria-label={label}
        onClick={() => run(sow)}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        {look !== 'icon' && text}
      </Button>
    ));
});
