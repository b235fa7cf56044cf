import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formatCount } from '../../../../domain/shared/figures';
import {
  DISREGARDED,
  IMPORTANT,
  TOPIC_STATUSES,
  topicStatusName,
  type TopicStatus,
} from '../../../../domain/topic/topic-status';
import { areaWords, MovementKey } from './movement-key';
import type { MapModel } from '../model/map-model';
import { HowToReadButton } from '../../how-to-read/how-to-read-button';
import { Row } from '../../../kit/layout/stack';
import { BubbleExample } from '../../../plane/svg-shape';
import { STATUS_ICONS } from '../../../signal/status-icon';
import styles from './map-footer.module.scss';
import { ColourKey } from './map-legend';
import { OffMapList } from './off-map-list';
import { offMapWords } from './off-map-words';

interface Props {
  readonly model: MapModel;
  /** A picture has no controls, and explains only what is drawn. */
  readonly isPicture?: boolean;
}

/** The key below the plane, and the items without a position on it. */
export const MapFooter = observer(function MapFooter({ model, isPicture = false }: Props) {
  const { x, y } = model.layout;
  const isCut = x.breaks.length + y.breaks.length > 0;
  const isClassified = model.hasAreas || model.legend.some(({ code, count }) => code !== null && count > 0);
  const unclassified = model.legend.find((entry) => isClassified && entry.code === null && entry.placed > 0);
  return (
    <Row gap="4 16" wrap type="caption" tone="muted" className={model.narrow ? styles.narrowFooter : styles.footer}>
      {model.facts.hasSizes && <SizeKey model={model} />}
      {unclassified !== undefined && (
        <Row as="span" gap={8} inline>
          <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
            <BubbleExample className={styles.neutral} x={5} y={5} r={5} />
          </svg>
          {unclassified.label} {formatCount(unclassified.count)}
        </Row>
      )}
      <ColourKey model={model} isPicture={isPicture} />
      <StatusKey model={model} />
      {!isPicture && <HowToReadButton growthName={model.data.sources.workspace.growthName} axes={model.data.axes} />}
      {isCut && <span>Beyond a dashed edge the axis is cut short</span>}
      {/* On a wide page it stands above the plane, which a second line here would make smaller. */}
      {(model.narrow || isPicture) && <MovementKey model={model} isPicture={isPicture} />}
      {model.offMap.length > 0 &&
        (isPicture ? (
          <span>{offMapWords(model.offMap, model.data.axes)}</span>
        ) : (
          <OffMapList items={model.offMap} data={model.data} />
        ))}
    </Row>
  );
});

const SizeKey = observer(function SizeKey({ model }: { model: MapModel }) {
  return (
    <Row as="span" gap={8} inline title="The area of a bubble says how many drivers impact it.">
      <svg width="40" height="16" viewBox="0 0 40 16" aria-hidden="true">
        <BubbleExample className={styles.example} x={6} y={8} r={4} />
        <BubbleExample className={styles.example} x={26} y={8} r={7.5} />
      </svg>
      {areaWords(model.facts.driverRange)}
    </Row>
  );
});

/** The meaning of the status icons that are on a topic map. */
const StatusKey = observer(function StatusKey({ model: { data, facts } }: { model: MapModel }) {
  const { statuses, hasBareHollows } = facts;
  if (data.type === 'trend') return null;
  const drawn = TOPIC_STATUSES.filter((status) => statuses.has(status));
  return (
    <>
      {drawn.map((status) => (
        <StatusExample key={status} status={status}>
          {status === IMPORTANT && <BubbleExample x={0} y={0} r={6} />}
          <path d={`M0 0${STATUS_ICONS[status].path ?? ''}`} />
        </StatusExample>
      ))}
      {hasBareHollows && (
        <StatusExample status={DISREGARDED}>
          <BubbleExample x={0} y={0} r={5} />
        </StatusExample>
      )}
    </>
  );
});

function StatusExample({ status, children }: { readonly status: TopicStatus; readonly children: ReactNode }) {
  return (
    <Row as="span" gap={8} inline>
      <svg
        className={styles.glyph}
        data-look={status === IMPORTANT ? 'solid' : status === DISREGARDED ? 'muted' : undefined}
        width="12"
        height="12"
        viewBox="-6 -6 12 12"
        aria-hidden="true"
      >
        {children}
      </svg>
      {topicStatusName(status)}
    </Row>
  );
}
