import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import { PickSignalDialog } from '../../kit/signal/pick-signal-dialog';
import styles from './add-topic.module.scss';

/** A button that opens a search for topics; each pick is added at the end. */
export const AddTopic = observer(function AddTopic({ model }: { readonly model: BriefViewModel }) {
  const [open, setOpen] = useState(false);
  const chosen = new Set(model.topicIds);
  return (
    <>
      <button type="button" className={styles.add} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
        Add a topic
      </button>
      {open && (
        <PickSignalDialog
          title="Add topics"
          plural="topics"
          signals={model.all.filter(({ id }) => !chosen.has(id))}
          onPick={(id) => model.editor.add(id)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
});
