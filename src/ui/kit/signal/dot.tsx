import styles from '../layout/box.module.scss';

interface Props {
  /** By default of the quadrant around it. */
  readonly hue?: string | undefined;
  readonly className?: string | undefined;
}

/** A filled circle in the colour of a quadrant. */
export function Dot({ hue, className = '' }: Props) {
  return <i className={`${styles.dot} ${className}`} data-quadrant={hue} aria-hidden="true" />;
}
