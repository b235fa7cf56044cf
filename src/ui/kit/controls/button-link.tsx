import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.scss';

interface Props extends Omit<LinkProps, 'className'> {
  readonly variant?: 'ink' | 'outline' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string | undefined;
}

/** A link with the look of a button. */
export function ButtonLink({ variant = 'ink', size = 'medium', className, ...rest }: Props) {
  return (
    <Link
      data-print="none"
      {...rest}
      className={[styles.button, styles[variant], styles[size], className].filter(Boolean).join(' ')}
    />
  );
}
