import { Check, ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { StartStep } from '../../application/home/start-records';
import { TOPICS_TO_DECIDE, type StartSteps } from '../../application/home/start-steps';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shared/routes';
import type { GrowthName } from '../../domain/topic/signal';
import { Button } from '../kit/controls/button';
import { HowToReadButton } from '../charts/how-to-read/how-to-read-button';
import { Box, Row, Stack, Text } from '../kit/layout/stack';
import styles from './start-line.module.scss';

interface Props {
  readonly steps: StartSteps;
  readonly sow: SowId;
  readonly growthName: GrowthName;
}

/** What to do first, in three steps that tick themselves off. */
export const StartLine = observer(function StartLine({ steps, sow, growthName }: Props) {
  const pathOf: Readonly<Record<StartStep, string>> = {
    map: `${paths.data(sow)}?tab=opportunityMap`,
    decide: paths.review(sow),
    brief: steps.briefPath(sow),
  };
  const isComplete = steps.doneCount === steps.steps.length;
  return (
    <Box as="section" pad="0 gutter" className={styles.line} aria-labelledby="start-here">
      <Stack column fit="rigid" pad="0 24 0 0" className={styles.head}>
        <Text as="h2" type="section" id="start-here">
          {isComplete ? 'All done' : 'Start here'}
        </Text>
        <Text type="caption" tone="muted">
          {steps.doneCount} of {steps.steps.length} done
        </Text>
      </Stack>
      <ol className={styles.steps}>
        {steps.steps.map((step, index) => {
          const isDone = steps.isDone(step);
          const [title, detail] = wordsOf(step, steps.decidedCount);
          return (
            <li key={step} data-done={isDone || undefined}>
              <Row as="span" justify="center" type="chip" className={styles.number} aria-hidden="true">
                {isDone ? <Check size={16} strokeWidth={2} /> : index + 1}
              </Row>
              <Link to={pathOf[step]} className={styles.step}>
                <Text as="b" type="label" tone="strong">
                  {title}
                </Text>
                <Text as="span" type="caption" tone="muted">
                  {isDone ? 'Done' : detail}
                </Text>
              </Link>
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
            </li>
          );
        })}
      </ol>
      <Row gap={8} type="small" pad="0 0 0 16" className={styles.acts}>
        <HowToReadButton growthName={growthName} />
        <Button variant="quiet" size="small" onClick={steps.hide}>
          {isComplete ? 'Close' : 'Hide'}
        </Button>
      </Row>
    </Box>
  );
});

function wordsOf(step: StartStep, decided: number): readonly [title: string, detail: string] {
  if (step === 'map') return ['Look at the map', 'All topics in one picture'];
  if (step === 'brief') return ['Make a brief of them', 'To print, present or send'];
  return [`Decide on ${TOPICS_TO_DECIDE} topics`, `${decided} of ${TOPICS_TO_DECIDE}, one key each`];
}
