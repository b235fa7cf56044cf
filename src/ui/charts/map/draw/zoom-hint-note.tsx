import { observer } from 'mobx-react-lite';
import { IS_APPLE } from '../../../kit/modifier-key';
import type { MapModel } from '../model/map-model';
import styles from './zoom-hint-note.module.scss';

/** Says how the wheel zooms, where it has just scrolled the page. The zoom buttons and keys need no such note. */
export const ZoomHintNote = observer(function ZoomHintNote({ model }: { readonly model: MapModel }) {
  if (!model.zoomHint.isShown) return null;
  return (
    <div className={styles.root} style={model.planeBox} aria-hidden="true">
      <p className={styles.note}>Hold {IS_APPLE ? 'Cmd' : 'Ctrl'} and scroll to zoom</p>
    </div>
  );
});
