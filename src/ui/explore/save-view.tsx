import { Bookmark } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { SavedViewsStore, VIEW_NAME_LIMIT } from '../../application/library/saved-views.store';
import { Navigator } from '../../application/shared/navigator';
import { withoutFlashcard } from '../../domain/flashcards/flashcard-target';
import { outlineOf } from '../../domain/library/view-outline';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { Modal } from '../kit/overlays/modal';
import styles from './save-view.module.scss';

/** Saves the tab and the filters under a name; on a saved view it shows the name and offers another one. */
export const SaveView = observer(function SaveView() {
  const views = useResolved(SavedViewsStore);
  const navigator = useResolved(Navigator);
  /** The name in the dialog; null: it is closed. */
  const [name, setName] = useState<string | null>(null);
  const fieldId = useId();
  const { pathname, query } = navigator.location;
  const text = new URLSearchParams(withoutFlashcard(query).map(([name, value]) => [name, value])).toString();
  const address = text === '' ? pathname : `${pathname}?${text}`;
  const saved = views.viewAt(address);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => setName(saved?.name ?? outlineOf(address).parts.join(', ').slice(0, VIEW_NAME_LIMIT))}
        aria-label={saved === null ? undefined : `Saved view ${saved.name}`}
      >
        <Bookmark size={16} strokeWidth={1.75} aria-hidden="true" fill={saved === null ? 'none' : 'currentColor'} />
        <span className={styles.text}>{saved === null ? 'Save view' : saved.name}</span>
      </Button>
      {name !== null && (
        <Modal open onClose={() => setName(null)} label="Save view" className={styles.dialog}>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              views.save(name, address);
              setName(null);
            }}
          >
            <label htmlFor={fieldId}>Name of the view</label>
            <input
              id={fieldId}
              required
              maxLength={VIEW_NAME_LIMIT}
              value={name}
              onChange={(event) => setName(event.target.value)}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <div className={styles.actions}>
              <Button variant="outline" onClick={() => setName(null)}>
                Cancel
              </Button>
              <Button type="submit">Save</Button>
            </div>
          </form>
        </Modal>
      )}
    </>
  );
});
