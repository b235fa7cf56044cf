import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.scss';
import { Link, type LinkProps } from 'react-router-dom';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** ink: the main action; outline: a secondary one; quiet: in toolbars. */
  readonly variant?: 'ink' | 'outline' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
}

export function Button({ variant = 'ink', size = 'medium', className, type = 'button', ...rest }: Props) {
  const classes = [styles.button, styles[variant], styles[size], className].filter(Boolean).join(' ');
  return <button data-print="none" {...rest} type={type} className={classes} />;
}

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly variant?: 'ink' | 'outline' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string | undefined;
}

/** A link with the look of a button. */
export function ButtonLink({ variant = 'ink', size = 'medium', className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      data-print="none"
      {...rest}
      className={[styles.button, styles[variant], styles[size], className].filter(Boolean).join(' ')}
    />
  );
}
