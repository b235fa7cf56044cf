import { memo } from 'react';
import type { BriefTopic } from '../../../domain/brief/brief';
import { MISSING_FIGURE } from '../../../domain/shared/figures';
import { isDecided, topicStatusName } from '../../../domain/topic/topic-status';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import styles from './topic-list.module.scss';
import { columnText } from '../../../domain/brief/brief-words';

/** All topics of the brief in one table. */
export const TopicList = memo(function TopicList({ topics }: { readonly topics: readonly BriefTopic[] }) {
  const texts = [columnText('growth', topics), columnText('sizing', topics)];
  return (
    <div className={styles.scroller} data-print="flow">
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Number</span>
            </th>
            <th scope="col">Topic</th>
            <th scope="col">Quadrant</th>
            <th scope="col">Growth</th>
            <th scope="col">Sizing</th>
            <th scope="col">Status</th>
            <th scope="col">Sources</th>
          </tr>
        </thead>
        <tbody>
          {topics.map((of) => {
            const { number, topic, status, references, isLoading } = of;
            return (
              <tr key={topic.id} data-quadrant={quadrantHue(topic.quadrant)}>
                <td>{number}</td>
                <th scope="row" dir="auto">
                  {topic.name}
                </th>
                <td>
                  <span className={styles.quadrant}>{topic.quadrant.label}</span>
                </td>
                {texts.map((textOf, at) => (
                  <td key={at}>{textOf(of)}</td>
                ))}
                <td>{isDecided(status) ? topicStatusName(status) : MISSING_FIGURE}</td>
                <td>{isLoading ? '' : references.length}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});
