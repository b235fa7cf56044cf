import styles from './present.module.scss';

/** Black over all, until it is pressed. */
export function BlankSlide({ onEnd }: { readonly onEnd: () => void }) {
  return <button type="button" className={styles.blank} aria-label="Show the slide again" onClick={onEnd} />;
}
