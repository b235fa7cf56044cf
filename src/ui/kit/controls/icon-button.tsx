import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.scss';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** The accessible name, also shown as the title. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly outlined?: boolean;
}

export function IconButton({ label, icon, outlined = false, className, type = 'button', ...rest }: Props) {
  const classes = [styles.button, outlined && styles.outlined, className].filter(Boolean).join(' ');
  return (
    <button data-print="none" {...rest} type={type} className={classes} aria-label={label} title={label}>
      {icon}
    </button>
  );
}
