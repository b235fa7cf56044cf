import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.scss';

interface Props extends Omit<LinkProps, 'className'> {
  readonly variant?: 'ink' | 'outline' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string | undefined;
}

/** Looks like a button and leads somewhere, so it is a link. */
export function ButtonLink({ variant = 'ink', size = 'medium', className, ...rest }: Props) {
  return (
    <Link
      data-print="none"
      {...rest}
      className={[styles.button, styles[variant], styles[size], className].filter(Boolean).join(' ')}
    />
  );
}
