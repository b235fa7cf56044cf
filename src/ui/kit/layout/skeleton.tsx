import { rem } from './page-view';
import styles from './skeleton.module.scss';

interface Props {
  /** In units of 1/16 rem; by default as the class or the container says. */
  readonly width?: number;
  readonly height?: number;
  readonly className?: string | undefined;
}

/** A grey shape in the size of something that is loading. Silent: its container announces that. */
export function Skeleton({ width, height, className }: Props) {
  return (
    <span
      className={[styles.skeleton, className].filter(Boolean).join(' ')}
      style={{ width: width && rem(width), height: height && rem(height) }}
      aria-hidden="true"
    />
  );
}
