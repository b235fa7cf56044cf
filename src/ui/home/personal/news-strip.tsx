import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { HomeStrip } from '../../../application/home/home-strips';
import { Button } from '../../kit/controls/button';
import { Row, Text } from '../../kit/layout/stack';
import { SplitMark, MemberDisc } from '../../signal/colleague-line';
import styles from './since-visit.module.scss';

interface Props {
  readonly strip: HomeStrip;
  /** null: the strip of the data has the button. */
  readonly onMarkSeen: (() => void) | null;
}

/** What is new of a function since the last visit, in one line. The line is there, empty, until that is loaded. */
export const NewsStrip = observer(function NewsStrip({ strip, onMarkSeen }: Props) {
  const links = strip.isReady() ? strip.links() : [];
  const since = strip.since();
  const nothing = strip.nothing();
  const heading = `${strip.module}-news`;
  return (
    <Row as="section" gap={16} pad="8 gutter" className={styles.strip} aria-labelledby={heading}>
      <Text as="h2" id={heading} type="label" nowrap>
        {strip.title()}
        {since !== null && (
          <Text as="span" tone="muted" weight={400}>
            {' '}
            since {since}
          </Text>
        )}
      </Text>
      {strip.isReady() && (
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
              <Link to={nothing.path}>{nothing.words}</Link>
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
