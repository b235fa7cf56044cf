import type { Sentence } from '../../domain/compare/comparison-words';
import styles from './hero.module.scss';

/** A longer name would be wider than a line. */
const LONGEST = 32;

/** A sentence with its figures emphasised, and with short names that are not broken. */
export function WordsLine({ of }: { readonly of: Sentence }) {
  return of.map((word, index) => {
    if ('text' in word) return word.text;
    if ('figure' in word) return <b key={index}>{word.figure.replace(' ', '\u00A0')}</b>;
    return (
      <span key={index} className={styles.name} data-short={word.name.length <= LONGEST || undefined} dir="auto">
        {word.name}
      </span>
    );
  });
}
