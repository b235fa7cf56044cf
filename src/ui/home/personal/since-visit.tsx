import { ArrowUpRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PersonalOverview } from '../../../application/home/personal-overview';
import type { ChangeKind } from '../../../domain/topic/changes-since';
import { formatCount } from '../../../domain/shared/figures';
import { Button } from '../../kit/controls/button';
import { Row, Text } from '../../kit/layout/stack';
import { ChangedQuadrantMark, GoneMark, NewMark } from '../../signal/change-marks';
import styles from './since-visit.module.scss';

type Props = NonNullable<PersonalOverview['sinceVisit']> & { readonly onMarkSeen: () => void };

const MARKS: Readonly<Record<ChangeKind, ReactNode>> = {
  new: <NewMark />,
  movedQuadrant: <ChangedQuadrantMark />,
  changed: <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />,
  gone: <GoneMark />,
};

/** 'Since your visit on …': what is new, has moved, has changed or is gone, each with a link to just these. */
export function SinceVisit({ date, links, onMarkSeen }: Props) {
  return (
    <Row as="section" gap={16} pad="8 gutter" className={styles.strip} aria-labelledby="since-visit">
      <Text as="h2" id="since-visit" type="label">
        Since your visit on {date}
      </Text>
      <ul className={styles.links}>
        {links.map(({ kind, count, words, path }) => (
          <Row as="li" gap={8} key={kind}>
            {MARKS[kind]}
            <Link to={path}>
              <b>{formatCount(count)}</b> {words}
            </Link>
          </Row>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={onMarkSeen}>
        <Check size={16} strokeWidth={1.75} aria-hidden="true" />
        Mark as seen
      </Button>
    </Row>
  );
}
