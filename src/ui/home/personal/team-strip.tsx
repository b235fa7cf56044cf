import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { TeamNewsLine } from '../../../application/team/team-news-line';
import { Button } from '../../kit/controls/button';
import { Row, Text } from '../../kit/layout/stack';
import { SplitMark, MemberDisc } from '../../team/colleague-line';
import styles from './since-visit.module.scss';

interface Props {
  readonly news: TeamNewsLine;
  /** null: the strip of the data has the button. */
  readonly onMarkSeen: (() => void) | null;
}

/** What colleagues did since the last visit, in one line. The line is there, empty, until the team is loaded. */
export const TeamStrip = observer(function TeamStrip({ news, onMarkSeen }: Props) {
  const { links } = news;
  return (
    <Row as="section" gap={16} pad="8 gutter" className={styles.strip} aria-labelledby="team-news">
      <Text as="h2" id="team-news" type="label" nowrap>
        {news.store.isSample ? 'Sample team' : 'Your team'}
        {news.since !== null && (
          <Text as="span" tone="muted" weight={400}>
            {' '}
            since {news.since}
          </Text>
        )}
      </Text>
      {news.store.current !== null && (
        <ul className={styles.links}>
          {links.map(({ key, words, path, members, isSplit }) => (
            <Row as="li" gap={8} key={key}>
              {members.slice(0, 3).map((member) => (
                <MemberDisc key={member.id} member={member} />
              ))}
              {isSplit && <SplitMark />}
              <Link to={path}>{words}</Link>
            </Row>
          ))}
          {links.length === 0 && (
            <Row as="li" gap={8}>
              <Link to={news.teamPath}>Nothing new from your colleagues</Link>
            </Row>
          )}
        </ul>
      )}
      {onMarkSeen !== null && links.length > 0 && (
        <Button variant="quiet" size="small" onClick={onMarkSeen}>
          <Check size={16} strokeWidth={1.75} aria-hidden="true" />
          Mark as seen
        </Button>
      )}
    </Row>
  );
});
