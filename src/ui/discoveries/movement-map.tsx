import { observer } from 'mobx-react-lite';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { DataRefresh } from '../../application/discoveries/data-refresh.view-model';
import { movementMap } from '../../domain/discoveries/movement-map';
import type { WhatMoved } from '../../domain/topic/what-moved';
import type { CornerText } from '../../domain/plane/plane-ground';
import { countOf, formatCount } from '../../domain/shared/figures';
import { quadrantOf } from '../../domain/topic/quadrant';
import { leftOutWords } from '../../domain/topic/topic';
import { Box, Row, Stack, Text } from '../kit/layout/stack';
import { useElementSize } from '../kit/layout/use-element-size';
import { quadrantHue } from '../signal/dot';
import { SmallMapPicture } from '../plane/small-map-picture';
import { MovementGlyph } from '../plane/svg-shape';
import { nameRuler } from '../plane/text-ruler';
import styles from './movement-map.module.scss';

interface Props {
  readonly view: DataRefresh;
  readonly moved: WhatMoved;
  /** The address of the topic map. */
  readonly mapPath: string;
}

const HEIGHT = 332;
const LOW = 236;
/** A narrower map is lower and has no names. */
const NARROW = 480;

/** The map of only what moved, came or went; the rest as small dots. Nothing where no figures are known. */
export const MovementMapFigure = observer(function MovementMapFigure({ view, moved, mapPath }: Props) {
  const plane = useRef<HTMLDivElement>(null);
  const width = useElementSize(plane)?.width ?? 0;
  const height = width < NARROW ? LOW : HEIGHT;
  const { quadrants } = view;
  const map = useMemo(() => {
    const corners = quadrants.map(({ code, count, net }): CornerText => {
      return { code, text: `${view.labelOf(code)} ${formatCount(count)} ${signedCount(net)}` };
    });
    // Until it is measured; also in tests without a layout.
    const plane = { width: width || 548, height };
    return movementMap(moved, width >= NARROW, {
      plane,
      measure: nameRuler(),
      growthName: null,
      sizeAxis: null,
      corners,
    });
  }, [view, quadrants, moved, width, height]);
  if (map === null) return null;
  const unplaced = [...moved.still, ...moved.movements.map(({ now }) => now), ...moved.added].filter(
    ({ growth, averageSizing }) => growth === null || averageSizing === null,
  ).length;
  const words = `${countOf(moved.movements.length, 'topic')} moved, ${formatCount(moved.added.length)} new, ${formatCount(moved.gone.length)} gone`;
  return (
    <Box as="figure" fit="shrink">
      <div ref={plane} className={styles.plane} style={{ height: `${height / 16}rem` }}>
        {width > 0 && <SmallMapPicture map={map} label={`Map of growth over average sizing: ${words}`} />}
        <ul className={styles.corners} aria-label="Topics of each quadrant, with the net change">
          {quadrants.map(({ code, count, net }) => (
            <li key={code} data-quadrant={quadrantHue(quadrantOf(code))} data-code={code}>
              {view.labelOf(code)} <b>{formatCount(count)}</b> <span>{signedCount(net)}</span>
            </li>
          ))}
        </ul>
      </div>
      <Stack as="figcaption" above={4}>
        <Row gap="4 12" justify="between" wrap>
          <Row as="span" gap={12} type="caption" tone="muted" aria-hidden="true">
            {(['moved', 'new', 'gone'] as const).map((kind) => (
              <Row as="span" gap={8} inline key={kind}>
                <MovementGlyph kind={kind} /> {kind}
              </Row>
            ))}
          </Row>
          <Link to={mapPath} className={styles.link}>
            Open the topic map with its movement
          </Link>
        </Row>
        {unplaced > 0 && (
          <Text as="span" type="caption" tone="muted">
            {leftOutWords(unplaced, 'place')}
          </Text>
        )}
      </Stack>
    </Box>
  );
});

/** A net change with its sign: '+9', '−7', '±0'. */
function signedCount(net: number): string {
  if (net === 0) return '±0';
  return `${net > 0 ? '+' : '−'}${formatCount(Math.abs(net))}`;
}
