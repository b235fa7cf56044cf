import type { ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import styles from './template-link.module.scss';

/** Downloads the template, which is made by scripts/own-data-template.mjs. */
export function TemplateLink({ children }: { readonly children: ReactNode }) {
  return (
    <a className={styles.link} href={useHref('/own-data-template.xlsx')} download>
      {children}
    </a>
  );
}
