import { FileText, ListChecks, Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { PlatformOverview as Overview } from '../../application/platforms/platforms.view-model';
import type { Conclusion, Verdict } from '../../domain/personal/library-record';
import { planeWithAxes, smallMap } from '../../domain/plane/small-map';
import { shortLocalDay } from '../../domain/shared/calendar';
import { countOf } from '../../domain/shared/figures';
import type { GrowthName } from '../../domain/topic/signal';
import type { Topic } from '../../domain/topic/topic';
import { isDecided } from '../../domain/topic/topic-status';
import { Button, ButtonLink } from '../kit/controls/button';
import { Row, Text } from '../kit/layout/stack';
import { StatusIcon } from '../signal/status-icon';
import { namesOnMap, SmallMapPicture, UnnamedTopics } from '../plane/small-map-picture';
import { nameRuler } from '../plane/text-ruler';
import { ConclusionForm } from './conclusion-form';
import styles from './platform-overview.module.scss';

interface Props {
  readonly name: string;
  readonly overview: Overview;
  /** All topics of the project, which lay out the map. */
  readonly all: readonly Topic[];
  readonly previous: ReadonlyMap<string, Topic> | null;
  readonly growthName: GrowthName;
  readonly briefPath: string | null;
  /** null: nothing is left to decide. */
  readonly review: { readonly count: number; readonly path: string } | null;
  /** null: none is written. */
  readonly conclusion: Conclusion | null;
  /** null: it cannot be written now. */
  readonly onConclude: ((verdict: Verdict, text: string) => void) | null;
  readonly onWithdraw: () => void;
}

const SIZE = { width: 420, height: 230 };

/** What a platform is, how far its topics are decided, what the user concludes, and where its topics are on the map. */
export function PlatformSummary(props: Props) {
  const { name, overview, conclusion, briefPath, review, onConclude, onWithdraw } = props;
  const { facts, statuses, decided, topics } = overview;
  const [isEditing, setEditing] = useState(false);
  return (
    <Text as="div" below={12} pad="0 gutter 0 0" className={styles.overview}>
      <div>
        <p className={styles.facts}>
          {facts.from} <b>{facts.lead}</b> {facts.rest}
        </p>
        <Row as="p" gap={8} wrap>
          <span className={styles.boxes} aria-hidden="true">
            {statuses.map((status, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- boxes without an identity
              <i key={index} data-decided={isDecided(status) || undefined}>
                {isDecided(status) && <StatusIcon status={status} size={14} />}
              </i>
            ))}
          </span>
          <b>{decided}</b> of {topics.length} decided
        </Row>
        {isEditing && onConclude !== null ? (
          <ConclusionForm
            name={name}
            conclusion={conclusion}
            onSave={(verdict, text) => {
              onConclude(verdict, text);
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <blockquote className={styles.conclusion} data-written={conclusion !== null || undefined}>
            <p>
              <b>{conclusion === null ? 'No conclusion yet' : `My conclusion: ${conclusion.verdict}`}</b>
              {conclusion !== null && (
                <Text as="span" tone="muted">
                  {' '}
                  {shortLocalDay(conclusion.changedAt)}
                </Text>
              )}
            </p>
            <p dir="auto">
              {conclusion === null ? 'Pursue, Hold or Leave, with a sentence that says why.' : conclusion.text}
            </p>
          </blockquote>
        )}
        {!isEditing && (
          <Row as="p" gap={8} wrap>
            {onConclude !== null && (
              <Button variant="outline" size="small" onClick={() => setEditing(true)}>
                <Pencil size={14} aria-hidden="true" />
                {conclusion === null ? 'Write a conclusion' : 'Change'}
                <span className="visually-hidden">: {name}</span>
              </Button>
            )}
            {conclusion !== null && (
              <Button variant="quiet" size="small" onClick={onWithdraw}>
                Remove <span className="visually-hidden">the conclusion: {name}</span>
              </Button>
            )}
            {review !== null && (
              <ButtonLink to={review.path} variant="outline" size="small">
                <ListChecks size={14} aria-hidden="true" /> Decide {countOf(review.count, 'topic')}
                <span className="visually-hidden">: {name}</span>
              </ButtonLink>
            )}
            {briefPath !== null && (
              <ButtonLink to={briefPath} variant="quiet" size="small">
                <FileText size={14} aria-hidden="true" /> Brief<span className="visually-hidden">: {name}</span>
              </ButtonLink>
            )}
          </Row>
        )}
      </div>
      <PlatformMap {...props} />
    </Text>
  );
}

function PlatformMap({ overview: { topics }, all, previous, growthName }: Props) {
  const map = useMemo(
    () =>
      smallMap(
        { all, chosen: topics, before: previous, firstNumber: 1 },
        { plane: planeWithAxes(SIZE), measure: nameRuler(), growthName, sizeAxis: null },
      ),
    [topics, all, previous, growthName],
  );
  if (map === null)
    return <Text tone="muted">There is no map, because growth or sizing of these topics is unknown.</Text>;
  return (
    <div className={styles.map}>
      <SmallMapPicture map={map} label={namesOnMap(map)} hasAxes />
      <UnnamedTopics map={map} />
    </div>
  );
}
