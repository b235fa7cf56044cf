import styles from './skeleton.module.scss';

interface Props {
  /** In pixels; without them the class decides, or the container. */
  readonly width?: number;
  readonly height?: number;
  readonly className?: string | undefined;
}

/** The place of something that is on its way. Says nothing: its container tells that it is loading. */
export function Skeleton({ width, height, className }: Props) {
  return (
    <span
      className={[styles.skeleton, className].filter(Boolean).join(' ')}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
