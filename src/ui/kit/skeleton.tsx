import styles from './skeleton.module.scss';

interface Props {
  /** In pixels; without it as wide as its container. */
  readonly width?: number;
  readonly height: number;
  readonly radius?: number;
}

/** The place of something that is on its way. Says nothing: its container tells that it is loading. */
export function Skeleton({ width, height, radius = 4 }: Props) {
  return (
    <span
      className={styles.skeleton}
      style={{ width: width ?? '100%', height, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}
