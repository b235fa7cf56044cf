import { observer } from 'mobx-react-lite';
import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import { NOTE_LIMIT } from '../../../application/personal/notes.store';
import type { BriefTopic } from '../../../domain/brief/brief';
import type { Topic } from '../../../domain/topic/topic';
import { isDecided, topicStatusName } from '../../../domain/topic/topic-status';
import { Button } from '../../kit/controls/button';
import { Skeleton } from '../../kit/layout/skeleton';
import { Box, Row, Stack, Text } from '../../kit/layout/stack';
import { Prose } from '../../kit/media/prose';
import { quadrantHue } from '../../signal/dot';
import { StatusIcon } from '../../signal/status-icon';
import { SlideFields } from './slide-fields';
import { TextField } from './text-field';
import { TopicFigures } from './topic-figures';
import styles from './topic-section.module.scss';
import { NO_SOURCE } from '../../../domain/brief/references';
import { figureParts } from '../../../domain/topic/deepdive';
import { useDataText } from '../../kit/media/data-text';

interface Props {
  readonly model: BriefViewModel;
  readonly of: BriefTopic;
  readonly hasSources: boolean;
  readonly hasProvocation: boolean;
  readonly hasEvolution: boolean;
  readonly onOpen: (topic: Topic) => void;
}

/** One topic. Rendered again only when its own data, note or status changes. */
export const TopicSection = observer(function TopicSection(props: Props) {
  const dataText = useDataText();
  const { model, of, hasSources, hasProvocation, hasEvolution, onOpen } = props;
  const note = model.noteOf(of.topic);
  const status = model.statusOf(of.topic);
  const team = model.teamLineOf(of.topic);
  const { number, topic, references, evolution, isLoading, missing } = of;
  return (
    <Box
      as="article"
      pad="24 0"
      id={`brief-topic-${number}`}
      className={styles.topic}
      data-quadrant={quadrantHue(topic.quadrant)}
      aria-label={topic.name}
    >
      <header className={styles.head}>
        <Row as="span" gap={8} inline type="control" className={styles.quadrant}>
          {topic.quadrant.label}
        </Row>
        {isDecided(status) && (
          <Row as="span" gap={8} inline type="control">
            <StatusIcon status={status} size={14} /> Status: {topicStatusName(status)}
          </Row>
        )}
        <h3 {...dataText}>
          <i>{number}</i>{' '}
          <button type="button" className={styles.open} onClick={() => onOpen(topic)}>
            {topic.name}
          </button>
        </h3>
        {team !== null && (
          <Text type="small" className={styles.team} dir="auto">
            <b>Team</b> {team}
          </Text>
        )}
      </header>
      <TopicFigures of={of} growthName={model.head.growthName} />
      <Text as="div" fit="shrink">
        <Prose text={topic.description} className={styles.text} />
        <div className={styles.note} data-empty={note.trim() === '' || undefined}>
          <h4>Note</h4>
          <TextField
            id={`brief-note-${number}`}
            label={`Your note on ${topic.name}`}
            value={note}
            limit={NOTE_LIMIT}
            placeholder="Write a note"
            className={styles.noteField}
            onChange={(text) => model.writeNote(topic, text)}
          />
        </div>
        <SlideFields model={model} of={of} hasProvocation={hasProvocation} />
        {isLoading && <Skeleton className={styles.waiting} />}
        <TopicPoints of={of} hasSources={hasSources} hasProvocation={hasProvocation} />
        {hasEvolution && evolution.length > 0 && (
          <Stack as="dl" gap={8} className={styles.evolution}>
            {evolution.map(({ label, text }, index) => (
              <div key={index}>
                <dt dir="auto">{label}</dt>
                <dd>
                  <Prose text={text} />
                </dd>
              </div>
            ))}
          </Stack>
        )}
        {missing.length > 0 && (
          <Row as="p" gap={12} type="small" tone="muted" above={12}>
            {missing.includes('deepdive')
              ? `Data points and provocations${missing.length > 1 ? ', and the sources,' : ''}`
              : 'The sources'}{' '}
            could not be loaded.{' '}
            <Button variant="outline" size="small" onClick={() => model.retry(topic)}>
              Try again
            </Button>
          </Row>
        )}
        {hasSources && references.length > 0 && (
          <Text type="small" tone="muted" className={styles.references}>
            Sources{' '}
            {references.map((each) => (
              <Citation key={each} number={each} isInline />
            ))}
          </Text>
        )}
      </Text>
    </Box>
  );
});

interface TopicPointsProps {
  readonly of: BriefTopic;
  readonly hasSources: boolean;
  readonly hasProvocation: boolean;
}

/** The data points of a topic and one provocation, side by side. */
function TopicPoints({ of, hasSources, hasProvocation }: TopicPointsProps) {
  const { dataPoints } = of;
  const provocation = hasProvocation ? of.provocations[0] : undefined;
  if (dataPoints.length === 0 && provocation === undefined) return null;
  return (
    <div className={styles.points}>
      {dataPoints.map(({ value, description, reference }, index) => {
        const { figure, unit } = figureParts(value);
        return (
          <div key={index} className={styles.point}>
            <Text as="b" type="section" tabular dir="auto">
              {figure} {unit !== null && <small>{unit}</small>}
            </Text>
            {hasSources && reference !== null && <Citation number={reference} />}
            {description !== null && <Prose text={description} className={styles.description} />}
            {hasSources && reference === null && (
              <Text type="caption" tone="muted">
                {NO_SOURCE}
              </Text>
            )}
          </div>
        );
      })}
      {provocation !== undefined && (
        <div className={styles.provocation} data-alone={dataPoints.length !== 1 || undefined}>
          <em>Imagine if…</em>
          <Prose text={provocation} />
        </div>
      )}
    </div>
  );
}

/** The number of a source; leads to it in the list. */
function Citation({ number, isInline = false }: { readonly number: number; readonly isInline?: boolean }) {
  return (
    <button
      type="button"
      className={isInline ? styles.reference : styles.citation}
      aria-label={`Source ${number}`}
      onClick={() => {
        const source = document.querySelector<HTMLElement>(`#brief-source-${number}`);
        source?.focus({ preventScroll: true });
        source?.scrollIntoView({ block: 'center' });
      }}
    >
      [{number}]
    </button>
  );
}
