import { unbrokenFigures } from '../../../domain/shared/figures';
import { growthCaption, type GrowthName } from '../../../domain/topic/signal';
import type { BriefTopic } from '../../../domain/brief/brief';
import type { ReviewFigure } from '../../../domain/topic/review-figures';
import { FIGURES } from '../../../domain/topic/figures';
import { Text } from '../../kit/layout/stack';
import { StripPlot } from '../../signal/strip-plot';
import styles from './topic-figures.module.scss';
import { figureText, rankText } from '../../../domain/brief/brief-words';

/** The known figures of a topic with their ranks: growth, sizing by lens on strips of all topics, drivers, consensus. */
export function TopicFigures({ of, growthName }: { readonly of: BriefTopic; readonly growthName: GrowthName }) {
  const { movement, topic } = of;
  const rows = of.rows.filter(({ value }) => value !== null);
  const { label } = topic.consensus;
  const growth = rows.find(({ figure }) => figure === 'growth');
  const strips = rows.filter(({ figure }) => FIGURES[figure].unit === 'share');
  const counts = rows.filter(({ figure }) => FIGURES[figure].unit === 'count');
  return (
    <div>
      {growth !== undefined && (
        <>
          <Text type="figure" tabular className={styles.growth}>
            <Percent text={figureText(growth)} />
          </Text>
          <Text type="caption" tone="muted">
            {[growthCaption(growthName), rankText(growth, 'topic')].filter(Boolean).join('; ')}
          </Text>
        </>
      )}
      {rows.length === 0 && (
        <Text type="caption" tone="muted">
          The data has no figures for this topic.
        </Text>
      )}
      {movement !== null && (
        <Text above={8} below={8} type="caption">
          {unbrokenFigures(movement)}
        </Text>
      )}
      <Text as="ul" above={8}>
        {strips.map((row) => (
          <StripRow key={row.figure} row={row} />
        ))}
        {counts.map((row) => (
          <Text key={row.figure} as="li" type="caption" ruled="above" pad="4 0" className={styles.row}>
            <span>{FIGURES[row.figure].label}</span> <i>{rankText(row)}</i>{' '}
            <Text as="b" tabular nowrap>
              {figureText(row)}
            </Text>
          </Text>
        ))}
        {label !== null && (
          <Text as="li" type="caption" ruled="above" pad="4 0" className={styles.row}>
            <span>Consensus</span> <i />{' '}
            <Text as="b" tabular nowrap dir="auto">
              {label}
            </Text>
          </Text>
        )}
      </Text>
    </div>
  );
}

function StripRow({ row }: { readonly row: ReviewFigure }) {
  const { value, peers } = row;
  return (
    <Text as="li" type="caption" ruled="above" pad="4 0" className={styles.row}>
      <span>{FIGURES[row.figure].label}</span> <i>{rankText(row)}</i>{' '}
      <Text as="b" tabular nowrap>
        <Percent text={figureText(row)} />
      </Text>
      {value !== null && (
        <div className={styles.strip}>
          <StripPlot value={value} peers={peers.known} from={peers.from} to={peers.to} />
        </div>
      )}
    </Text>
  );
}

/** The unit is smaller than the figure. */
function Percent({ text }: { readonly text: string }) {
  return text.endsWith(' %') ? (
    <>
      {text.slice(0, -2)} <small>%</small>
    </>
  ) : (
    text
  );
}
