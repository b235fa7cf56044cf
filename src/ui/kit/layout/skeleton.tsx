import styles from './skeleton.module.scss';

interface Props {
  /** In pixels; by default as the class or the container says. */
  readonly width?: number;
  readonly height?: number;
  readonly className?: string | undefined;
}

/** A grey shape in the size of something that is loading. Silent: its container announces that. */
export function Skeleton({ width, height, className }: Props) {
  return (
    <span
      className={[styles.skeleton, className].filter(Boolean).join(' ')}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
