import { type HTMLAttributes, useLayoutEffect, useRef } from 'react';
import styles from './across.module.scss';

/** Scrolls sideways what is wider than it has room for, such as a table of many columns. */
export function Across({ className = '', children, ...attributes }: HTMLAttributes<HTMLDivElement>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    const content = current?.firstElementChild;
    if (current == null || content == null) return undefined;
    const observer = new ResizeObserver(() => {
      current.toggleAttribute('data-fits', current.scrollWidth <= current.clientWidth);
    });
    for (const each of [current, content]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={`${styles.across} ${className}`} data-across {...attributes}>
      {children}
    </div>
  );
}
