import { FileText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { HomeWork } from '../../../application/home/home-work';
import { formatCount } from '../../../domain/shared/figures';
import { Row, Text } from '../../kit/layout/stack';
import styles from '../../kit/lists/named-rows.module.scss';

interface Props {
  readonly work: HomeWork;
  /** null: there is no library. */
  readonly libraryPath: string | null;
}

/** The newest briefs, each with its one open matter; all of them are in the library. */
export const MyBriefs = observer(function MyBriefs({ work, libraryPath }: Props) {
  const { briefs, briefCount, newBriefPath } = work;
  return (
    <section aria-labelledby="my-briefs">
      <Row gap="4 12" align="baseline" wrap className={styles.head}>
        <h2 id="my-briefs">Your briefs</h2>
        {briefCount > 0 && <span>{formatCount(briefCount)}</span>}
        {libraryPath !== null && (
          <Link to={libraryPath} className={styles.all}>
            My library
          </Link>
        )}
      </Row>
      <ul>
        {briefs.map(({ id, title, detail, matter, path }) => (
          <Row as="li" gap={12} key={id} className={styles.row}>
            <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
            <Link to={path} className={styles.words}>
              <Text as="span" type="label" lines={1} dir="auto">
                {title}
              </Text>
              <span className={styles.detail}>{detail}</span>
            </Link>
            <Text as="span" type="caption" tone="muted" fit="rigid">
              {matter}
            </Text>
          </Row>
        ))}
        {briefs.length === 0 && newBriefPath !== null && (
          <Row as="li" gap={12} className={styles.row}>
            <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
            <Link to={newBriefPath} className={styles.words}>
              <Text as="span" type="label">
                Make your first brief
              </Text>
              <span className={styles.detail}>Topics, figures and your conclusion</span>
            </Link>
          </Row>
        )}
      </ul>
    </section>
  );
});
