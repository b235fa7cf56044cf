import { memo } from 'react';
import type { BriefTopic } from '../../../domain/brief/brief';
import { Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { Prose } from '../../kit/media/prose';
import styles from './imagined.module.scss';

/** All provocations of the topics. */
export const Imagined = memo(function Imagined({ topics }: { readonly topics: readonly BriefTopic[] }) {
  const shown = topics.filter(({ provocations }) => provocations.length > 0);
  return (
    <section id="brief-imagine" className={styles.imagined} aria-labelledby="brief-imagined">
      <h3 id="brief-imagined">Imagine if…</h3>
      {shown.length === 0 && topics.every(({ isLoading }) => !isLoading) && (
        <Text type="small" tone="muted" above={8}>
          The data has no provocations of these topics.
        </Text>
      )}
      {shown.map(({ number, topic, provocations }) => (
        <div key={topic.id} className={styles.topic}>
          <h4 dir="auto">
            <i>{number}</i> {topic.name}
          </h4>
          <Stack as="ul" gap={8}>
            {provocations.map((text, index) => (
              <li key={index}>
                <Prose text={text} />
              </li>
            ))}
          </Stack>
        </div>
      ))}
    </section>
  );
});
