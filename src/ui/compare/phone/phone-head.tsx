import { X } from 'lucide-react';
import type { ComparedColumn } from '../../../application/compare/compared-column';
import { IconButton } from '../../kit/controls/icon-button';
import { Picture } from '../../kit/media/picture';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import type { HeadActions } from '../table/column-head';
import styles from './phone-head.module.scss';

/** Picture, quadrant, name and status of the open column. */
export function PhoneHead({ column, actions }: { column: ComparedColumn; actions: HeadActions }) {
  const { id, signal } = column;
  const name = signal?.name ?? `No. ${id}`;
  return (
    <div className={styles.head}>
      {signal !== null && <Picture of={signal} theme={actions.theme} className={styles.cover} eager />}
      <div className={styles.words}>
        {signal === null ? (
          <p>{name} is not in this project.</p>
        ) : (
          <>
            <p className={styles.quadrant} data-quadrant={quadrantHue(signal.quadrant)}>
              {signal.quadrant.label}
            </p>
            <button type="button" className={styles.name} dir="auto" onClick={() => actions.onOpen(id)}>
              {name}
            </button>
          </>
        )}
      </div>
      <IconButton
        label={`Remove ${name}`}
        icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => actions.onRemove(id)}
      />
    </div>
  );
}
