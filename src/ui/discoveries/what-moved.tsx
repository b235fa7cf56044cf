import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { FilterOptions } from '../../application/explore/filter-options';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { TopicStatusStore } from '../../application/flashcards/topic-status.store';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { whatMoved, type MovedGroup } from '../../domain/discoveries/what-moved';
import type { Movement } from '../../domain/library/changes-since';
import { shortMonthYear } from '../../domain/shared/calendar';
import type { SowId } from '../../domain/shared/entity-id';
import { countOf, formatFraction, fractionDigits, MISSING_FIGURE } from '../../domain/shared/figures';
import { formatGrowth } from '../../domain/topic/growth';
import { quadrantOf } from '../../domain/topic/quadrant';
import { topicStatusName } from '../../domain/topic/topic-status';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { LoadFailure } from '../kit/layout/load-failure';
import { ChangedQuadrantMark, GoneMark } from '../kit/signal/change-marks';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import styles from './what-moved.module.scss';

/** With more moved topics than this, each group begins with its first ten. */
const MOST_AT_ONCE = 60;
const FIRST_OF_GROUP = 10;

/** What has moved since the previous data, by how much, and what is gone. Nothing where there is no previous data. */
export const WhatMoved = observer(function WhatMoved({
  sow,
  since,
}: {
  readonly sow: SowId;
  readonly since: string | null;
}) {
  const signals = useResolved(ProjectSignalsStore);
  const options = useResolved(FilterOptions);
  const { hasPrevious } = signals;
  useEffect(() => {
    if (hasPrevious) options.load(sow);
  }, [options, sow, hasPrevious]);
  const canCompare = hasPrevious && options.hasMovement;
  useEffect(() => {
    if (canCompare) options.loadPrevious(sow);
  }, [options, sow, canCompare]);
  const [topics, previous] = [signals.topics.value, signals.previous.value];
  const moved = useMemo(
    () => (topics === null || previous === null ? null : whatMoved(previous.topics, topics)),
    [topics, previous],
  );
  if (!canCompare) return null;
  if (signals.previous.state.kind === 'failed') {
    return <LoadFailure what="the previous data" onRetry={() => void signals.previous.reload()} />;
  }
  if (moved === null || moved.moved + moved.gone.length === 0) return null;
  const before = shortMonthYear(options.previousDate) ?? 'the previous data';
  return (
    <>
      {moved.moved > 0 && (
        <section className={styles.section} aria-labelledby="what-moved">
          <h3 id="what-moved" className={styles.title}>
            What moved
          </h3>
          <p className={styles.text}>
            {`From ${before} to ${since ?? 'now'}, the largest move first: ${countOf(moved.moved, 'topic')} moved, ${moved.toAnotherQuadrant} of them to another quadrant. ${moved.added} new, ${moved.gone.length} gone.`}
          </p>
          {moved.groups.map((group) => (
            <Group key={group.quadrant ?? 0} group={group} isCut={moved.moved > MOST_AT_ONCE} />
          ))}
        </section>
      )}
      {moved.gone.length > 0 && (
        <section className={styles.section} aria-labelledby="gone">
          <h3 id="gone" className={styles.title}>
            Gone
          </h3>
          <p className={styles.text}>{`Tracked in ${before}, not any more.`}</p>
          <ul className={styles.gone}>
            {moved.gone.map(({ id, name, quadrant, growth, averageSizing }) => (
              <li key={id}>
                <GoneMark />
                <span className={styles.name} dir="auto">
                  {name}
                </span>
                <span>
                  {quadrantOf(quadrant).label}, growth {formatGrowth(growth)}, sizing {formatFraction(averageSizing)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});

interface GroupProps {
  readonly group: MovedGroup;
  readonly isCut: boolean;
}

const Group = observer(function Group({ group: { quadrant, movements }, isCut }: GroupProps) {
  const statuses = useResolved(TopicStatusStore);
  const signals = useResolved(ProjectSignalsStore);
  const openFlashcard = useResolved(OpenFlashcard);
  const [isWhole, setIsWhole] = useState(!isCut);
  const shown = isWhole ? movements : movements.slice(0, FIRST_OF_GROUP);
  const now = quadrant === null ? null : quadrantOf(quadrant);
  const statusOf = ({ id }: Movement): string => {
    const topic = signals.topicById.get(id);
    const status = topic === undefined ? null : statuses.statusOf(topic);
    return status === null ? MISSING_FIGURE : topicStatusName(status);
  };
  return (
    <>
      <div
        className={styles.scroller}
        role="region"
        aria-label={now === null ? 'Moved within its quadrant' : `Now ${now.label}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard, too
        tabIndex={0}
      >
        <table className={styles.table}>
          <caption data-quadrant={now === null ? undefined : quadrantHue(now)}>
            {now === null ? 'Moved within its quadrant' : `Now ${now.label}`} <span>{movements.length}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Topic</th>
              <th scope="col">Was</th>
              <th scope="col">Growth</th>
              <th scope="col">Change</th>
              <th scope="col">Sizing</th>
              <th scope="col">Change</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((movement) => (
              <tr key={movement.id}>
                <th scope="row">
                  <button
                    type="button"
                    onClick={() => openFlashcard.topic(movement.id, movement.name, 'key summary')}
                    dir="auto"
                  >
                    {movement.name}
                  </button>
                </th>
                <td>
                  {movement.from !== movement.to && (
                    <span className={styles.was}>
                      <ChangedQuadrantMark
                        from={quadrantHue(quadrantOf(movement.from))}
                        to={quadrantHue(quadrantOf(movement.to))}
                      />
                      {quadrantOf(movement.from).label}
                    </span>
                  )}
                </td>
                <td>{formatGrowth(movement.now.growth)}</td>
                <td>{change(movement.growth)}</td>
                <td>{formatFraction(movement.now.averageSizing)}</td>
                <td>{change(movement.averageSizing)}</td>
                <td>{statusOf(movement)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isWhole && movements.length > FIRST_OF_GROUP && (
        <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
          Show all {movements.length}
        </Button>
      )}
    </>
  );
});

/** In percentage points: '+9.70', '−8.25'; nothing where it is not known or looks the same. */
function change(difference: number | null): string {
  if (difference === null) return '';
  const digits = fractionDigits(Math.abs(difference));
  if (Number(digits) === 0) return '';
  return `${difference > 0 ? '+' : '−'}${digits}`;
}
