import styles from './whole-words.module.scss';

/** Words with hyphens, such as names in a headline; each is an odd part. */
const HYPHENATED = /(\p{L}+(?:-\p{L}+)+)/u;

/** A short text whose words are not broken at their hyphens. */
export function WholeWords({ text }: { readonly text: string }) {
  return text.split(HYPHENATED).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
