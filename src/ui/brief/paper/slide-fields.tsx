import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import type { BriefTopic } from '../../../domain/brief/brief';
import { isTooLong, proposedPoints, wordCount } from '../../../domain/brief/slide-points';
import { MOST_POINTS, MOST_WORDS, POINT_LIMIT } from '../../../domain/personal/brief-content';
import { Button } from '../../kit/controls/button';
import { Row, Text } from '../../kit/layout/stack';
import { plainTexts } from '../exports/plain-texts';
import styles from './slide-fields.module.scss';
import { TextField } from './text-field';

interface Props {
  readonly model: BriefViewModel;
  readonly of: BriefTopic;
  readonly hasProvocation: boolean;
}

/** What the slide of a topic says: points are proposed from the texts of the topic until the user writes one. On the screen only. */
export const SlideFields = observer(function SlideFields({ model, of, hasProvocation }: Props) {
  const { topic, number } = of;
  const plain = usePlainTexts(of);
  const written = model.pointsOf(topic);
  if (written === null && plain === null) return <div className={styles.waiting} data-print="none" />;
  const note = model.noteOf(topic).trim();
  const shown = written ?? proposedPoints({ ...of, note }, plain ?? String, hasProvocation).map(({ text }) => text);
  const points = Array.from({ length: MOST_POINTS }, (_, at) => shown[at] ?? '');
  return (
    <div className={styles.fields} data-print="none">
      <Row gap={8} justify="between">
        <h4 id={`brief-points-${number}`}>On the slide</h4>
        {written === null ? (
          <Text as="span" type="caption" tone="muted">
            proposed
          </Text>
        ) : (
          <Button variant="quiet" size="small" onClick={() => model.editor.writePoints(topic.id, null)}>
            Propose again
          </Button>
        )}
      </Row>
      <ol aria-labelledby={`brief-points-${number}`}>
        {points.map((text, at) => {
          const words = wordCount(text);
          return (
            <li key={at} data-wrong={isTooLong(text) || undefined}>
              <TextField
                id={`brief-point-${number}-${at + 1}`}
                label={`Point ${at + 1} on the slide of ${topic.name}`}
                shortLabel={`Point ${at + 1}`}
                value={text}
                limit={POINT_LIMIT}
                counted={`${words} of ${MOST_WORDS} words`}
                fault={
                  isTooLong(text) ? `${words} words: the slide leaves out what has more than ${MOST_WORDS}.` : null
                }
                placeholder={`A point of at most ${MOST_WORDS} words`}
                isOneLine
                className={styles.point}
                onChange={(next) =>
                  model.editor.writePoints(
                    topic.id,
                    points.map((each, index) => (index === at ? next : each)),
                  )
                }
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
});

/** null: they are not known yet. */
function usePlainTexts(of: BriefTopic): ((text: string) => string) | null {
  const [plain, setPlain] = useState<((text: string) => string) | null>(null);
  useEffect(() => {
    let isLeft = false;
    void plainTexts({ topics: [of] }).then((made) => {
      if (!isLeft) setPlain(() => made);
    });
    return () => {
      isLeft = true;
    };
  }, [of]);
  return plain;
}
