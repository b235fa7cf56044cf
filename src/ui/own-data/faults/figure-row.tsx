import { Text } from '../../kit/layout/text';
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
          <Text as="dd" type="figure">
            {figure}
          </Text>
          <Text as="dt" type="small" tone="muted">
            {text}
          </Text>
        </div>
      ))}
    </dl>
  );
}
