import { ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { HomeViewModel } from '../../application/home/home.view-model';
import { shortMonthYear } from '../../domain/shared/calendar';
import { Button } from '../kit/controls/button';
import styles from './banner.module.scss';
import { late } from '../kit/layout/late';
import { Box } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';

// Decoration: loaded last, its space is reserved.
const BannerField = late(async () => (await import('./banner-field')).BannerField, { failure: 'nothing' });

interface Props {
  readonly home: HomeViewModel;
  readonly project: string | null;
  readonly loadDate: string | null;
  readonly onExplore: () => void;
}

/** The welcome banner, 244 px high (specification, sections 2 and 9). */
export const Banner = observer(function Banner({ home, project, loadDate, onExplore }: Props) {
  const date = shortMonthYear(loadDate);
  return (
    <section className={styles.banner} aria-label="Welcome">
      <Box pad="32 gutter" className={styles.text}>
        <Text weight={500} className={styles.project} dir="auto">
          {project}
        </Text>
        <Text as="h2" type="greeting" lines={1} above={8} className={styles.greeting} dir="auto">
          {home.greeting}
        </Text>
        <Text above={8} className={styles.date}>
          {date !== null && `Data of ${date}`}
          {date !== null && home.extent !== null && <span> · {home.extent}</span>}
        </Text>
        <Text type="small" className={styles.changes}>
          {home.changes !== null && (
            <Link to={home.changes.path} title="What changed">
              {home.changes.words}
              <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          )}
        </Text>
        <Button className={styles.action} onClick={onExplore}>
          Explore your data
          <ArrowRight size={16} strokeWidth={2} aria-hidden="true" />
        </Button>
      </Box>
      {home.field !== null && <BannerField field={home.field} />}
    </section>
  );
});
