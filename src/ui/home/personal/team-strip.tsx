import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { TeamNewsLine } from '../../../application/team/team-news-line';
import { Button } from '../../kit/controls/button';
import { SplitMark } from '../../team/colleague-line';
import { MemberDisc } from '../../team/member-disc';
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
    <section className={styles.strip} aria-labelledby="team-news">
      <h2 id="team-news" className={styles.title}>
        {news.isSample ? 'Sample team' : 'Your team'}
        {news.since !== null && <span className={styles.since}> since {news.since}</span>}
      </h2>
      {news.isLoaded && (
        <ul className={styles.links}>
          {links.map(({ key, words, path, members, isSplit }) => (
            <li key={key}>
              {members.slice(0, 3).map((member) => (
                <MemberDisc key={member.id} member={member} />
              ))}
              {isSplit && <SplitMark />}
              <Link to={path}>{words}</Link>
            </li>
          ))}
          {links.length === 0 && (
            <li>
              <Link to={news.teamPath}>Nothing new from your colleagues</Link>
            </li>
          )}
        </ul>
      )}
      {onMarkSeen !== null && links.length > 0 && (
        <Button variant="quiet" size="small" onClick={onMarkSeen}>
          <Check size={16} strokeWidth={1.75} aria-hidden="true" />
          Mark as seen
        </Button>
      )}
    </section>
  );
});
