import { observer } from 'mobx-react-lite';
import type { HomeViewModel } from '../../application/home/home.view-model';
import styles from './about-data.module.scss';

/** The origin and licence of the data and a note on its figures; nothing where the data has none. */
export const AboutData = observer(function AboutData({ about }: Pick<HomeViewModel, 'about'>) {
  const info = about.value;
  if (info === null) return null;
  return (
    <aside className={styles.about} aria-label="About the data">
      <p>
        <span className={styles.title}>{info.title}.</span> {info.figures}
      </p>
      {(info.licence ?? info.attribution) !== null && (
        <details className={styles.more}>
          <summary>Licence and sources</summary>
          {info.licence !== null && <p>Licence: {info.licence}</p>}
          {info.attribution !== null && <p>{info.attribution}</p>}
        </details>
      )}
    </aside>
  );
});
