import type { Scale } from './scale';
import styles from './table.module.scss';

/** The round values of a scale, in the head of its column. */
export function ScaleTicks({ scale }: { readonly scale: Scale }) {
  return (
    <span className={styles.ticks} aria-hidden="true">
      {scale.ticks.map(({ share, label }) => (
        <span key={label} style={{ left: `${share * 100}%` }}>
          {label}
        </span>
      ))}
    </span>
  );
}
