import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { CompareViewModel } from '../../application/compare/compare.view-model';
import type { ComparisonSentence } from '../../domain/compare/comparison-words';
import { planeWithAxes, smallMap } from '../../domain/plane/small-map';
import { Text } from '../kit/layout/stack';
import { namesOnMap, SmallMapPicture } from '../plane/small-map-picture';
import { nameRuler } from '../plane/text-ruler';
import styles from './hero.module.scss';

/** Its container may be narrower, and scales the drawing. */
const MAP = planeWithAxes({ width: 518, height: 250 });

interface Props {
  readonly view: CompareViewModel;
}

/** What differs, in words, beside a map of what is compared. */
export const Hero = observer(function Hero({ view }: Props) {
  const { known, peers, rows, comparison } = view;
  const { growthName } = view.workspace;
  const { headline, sentences } = view.words;
  const map = useMemo(() => {
    const chosen = known.map(({ signal }) => signal);
    const before = new Map(known.flatMap(({ id, previous }) => (previous === null ? [] : [[id, previous] as const])));
    return smallMap({ all: peers, chosen, before }, { plane: MAP, measure: nameRuler(), growthName });
  }, [known, peers, growthName]);
  return (
    <div className={styles.hero}>
      <div>
        {headline !== null && (
          <h2 className={styles.headline}>
            <WordsLine of={headline} />
          </h2>
        )}
        {sentences.length > 0 && (
          <Text type="body" above={12} className={styles.text}>
            {sentences.map((sentence, index) => (
              <span key={index}>
                <WordsLine of={sentence} />{' '}
              </span>
            ))}
          </Text>
        )}
        {rows.every(({ figure }) => figure === 'drivers') && known.length > 0 && (
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

/** A longer name would be wider than a line. */
const LONGEST = 32;

/** A sentence with its figures emphasised, and with short names that are not broken. */
function WordsLine({ of }: { readonly of: ComparisonSentence }) {
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
