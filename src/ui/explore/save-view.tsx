import { Bookmark } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { SavedViewsStore } from '../../application/library/saved-views.store';
import { pathOf, type Navigator } from '../../application/shared/navigator';
import { withoutFlashcard } from '../../domain/flashcards/flashcard-target';
import { Button } from '../kit/controls/button';
import styles from './save-view.module.scss';
import { late } from '../kit/layout/late';

const SaveViewDialog = late(async () => (await import('./save-view-dialog')).SaveViewDialog, { failure: 'note' });

interface Props {
  readonly views: SavedViewsStore;
  readonly navigator: Navigator;
  /** Only the icon. */
  readonly short?: boolean;
}

/**
 * Saves the tab and the filters under a name; on a saved view it shows the name and offers another one.
 */
export const SaveView = observer(function SaveView({ views, navigator, short = false }: Props) {
  useEffect(() => views.stopAsking, [views]);
  const { pathname, query } = navigator.location;
  const address = pathOf({ pathname, query: withoutFlashcard(query) });
  const saved = views.viewAt(address)?.name ?? null;
  return (
    <>
      <Button
        variant={short ? 'quiet' : 'outline'}
        size="small"
        onClick={views.ask}
        className={short ? styles.short : undefined}
        aria-label={saved === null ? 'Save view' : `Saved view ${saved}`}
      >
        <Bookmark size={16} strokeWidth={1.75} aria-hidden="true" fill={saved === null ? 'none' : 'currentColor'} />
        {!short && <span className={styles.text}>{saved ?? 'Save view'}</span>}
      </Button>
      {views.isAsking && (
        <SaveViewDialog
          address={address}
          savedName={saved}
          onSave={(name) => {
            views.save(name, address);
            views.stopAsking();
          }}
          onClose={views.stopAsking}
        />
      )}
    </>
  );
});
