import styles from './figure-row.module.scss';

interface Props {
  readonly figures: readonly { readonly figure: string; readonly text: string }[];
}

/** Figures beside each other, each above what it counts. */
export function FigureRow({ figures }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ figure, text }) => (
        <div key={text}>
          <dd>{figure}</dd>
          <dt>{text}</dt>
        </div>
      ))}
    </dl>
  );
}
