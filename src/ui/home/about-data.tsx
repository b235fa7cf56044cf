import { observer } from 'mobx-react-lite';
import type { AboutDataViewModel } from '../../application/home/about-data.view-model';
import styles from './about-data.module.scss';

/** The origin and licence of the data and a note on its figures; nothing where the data does not tell. */
export const AboutData = observer(function AboutData({ about }: { about: AboutDataViewModel }) {
  const said = about.about.value;
  if (said === null) return null;
  return (
    <aside className={styles.about} aria-label="About the data">
      <p>
        <span className={styles.title}>{said.title}.</span> {said.figures}
      </p>
      {(said.licence ?? said.attribution) !== null && (
        <details className={styles.more}>
          <summary>Licence and sources</summary>
          {said.licence !== null && <p>Licence: {said.licence}</p>}
          {said.attribution !== null && <p>{said.attribution}</p>}
        </details>
      )}
    </aside>
  );
});
