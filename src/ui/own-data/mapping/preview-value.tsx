import type { PreviewCell } from '../../../domain/own-data/mapping-preview';
import { Text } from '../../kit/layout/text';
import styles from './preview-value.module.scss';

/** A value of the file and, where it becomes something else, what that is. */
export function PreviewValue({ cell }: { readonly cell: PreviewCell | undefined }) {
  if (cell === undefined) return null;
  const { raw, shown } = cell;
  if (shown === null || shown === raw) return <span dir="auto">{raw}</span>;
  return (
    <>
      <Text as="span" tone="muted" dir="auto">
        {raw}
      </Text>{' '}
      <span className="visually-hidden">becomes </span>
      <span className={styles.shown}>{shown}</span>
    </>
  );
}
