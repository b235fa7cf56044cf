import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { CompareViewModel } from '../../application/compare/compare.view-model';
import { unbrokenFigures } from '../../domain/shared/figures';
import { byId } from '../../domain/shared/lists';
import { planeWithAxes, smallMap } from '../../domain/plane/small-map';
import { Text } from '../kit/layout/stack';
import { namesOnMap, SmallMapPicture } from '../plane/small-map-picture';
import { nameRuler } from '../plane/text-ruler';
import styles from './hero.module.scss';

/** Its container may be narrower, and scales the drawing. */
const MAP = planeWithAxes({ width: 518, height: 250 });

/** What differs, in words, beside a map of what is compared. */
export const Hero = observer(function Hero({ view }: { readonly view: CompareViewModel }) {
  const { columns, peers, rows, comparison } = view;
  const { growthName, sizeAxis } = view.workspace;
  const { headline, sentences } = view.words;
  const map = useMemo(() => {
    const all = { all: peers, chosen: columns.map(({ signal }) => signal) };
    const before = byId(columns.flatMap(({ previous }) => previous ?? []));
    return smallMap({ ...all, before }, { plane: MAP, measure: nameRuler(), growthName, sizeAxis });
  }, [columns, peers, growthName, sizeAxis]);
  return (
    <div className={styles.hero}>
      <div>
        {headline !== null && (
          <Text as="h2" type="headline" className={styles.headline}>
            {headline}
          </Text>
        )}
        {sentences.length > 0 && (
          <Text type="body" above={12} className={styles.text}>
            {/* One text without parts, which would move along the lines when the font has come. */}
            {unbrokenFigures(sentences.join(' '))}
          </Text>
        )}
        {rows.every(({ figure }) => figure === 'drivers') && columns.length > 0 && (
          <Text type="body" above={12} className={styles.text}>
            Growth and sizing of these {comparison.type}s are unknown. What the data has of them stands below.
          </Text>
        )}
        {headline !== null && (
          <Text above={16} type="caption" tone="muted">
            Made from the figures below, not by a language model.
          </Text>
        )}
      </div>
      {map !== null && <SmallMapPicture map={map} hasAxes label={namesOnMap(map)} />}
    </div>
  );
});
