import { formatCount } from '../../../domain/shared/figures';
import { TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../../domain/topic/topic-status';
import { paintDisc, type KeyEntry, type KeySign } from './picture-key';
import { areaWords, CUT_AXIS, movementWords, noMovementWords } from '../map/model/key-words';
import type { MapModel } from '../map/model/map-model';
import { DISREGARDED, TAIL_OPACITY } from '../map/draw/marks-layer';
import { GLYPH_STROKE, STATUS_PATHS } from '../map/model/status-glyph';

/**
 * What the sizes, icons and signs of movement on a map mean, and only of those that are drawn. As on the page, but for
 * what steps back while movement is shown: in a picture nobody can point at it.
 */
export function mapKey(model: MapModel): readonly KeyEntry[] {
  return [
    ...sizeEntry(model),
    ...unclassifiedEntry(model),
    ...statusEntries(model),
    ...movementEntries(model),
    ...breakEntry(model),
  ];
}

/** How strong the grey example bubbles are. */
const EXAMPLE = 0.5;
/** And how much of that is left of those that have not moved. */
const UNMOVED_OPACITY = 0.4;

function sizeEntry({ facts: { driverRange } }: MapModel): readonly KeyEntry[] {
  if (driverRange === null) return [];
  return [{ text: areaWords(driverRange), sign: BUBBLES }];
}

const BUBBLES: KeySign = {
  width: 32,
  paint: (context, x, y, { muted }) => {
    context.globalAlpha = EXAMPLE;
    paintDisc(context, x + 4, y, 4, muted);
    paintDisc(context, x + 24, y, 7.5, muted);
  },
};

function breakEntry({ breaks: { across, along } }: MapModel): readonly KeyEntry[] {
  return across.length + along.length === 0 ? [] : [{ text: CUT_AXIS }];
}

function unclassifiedEntry({ legend }: MapModel): readonly KeyEntry[] {
  return legend
    .filter(({ code, placed }) => code === null && placed > 0)
    .map(({ label, count }) => ({
      text: `${label} ${formatCount(count)}`,
      sign: { width: 10, paint: (context, x, y, { ink }) => paintDisc(context, x + 5, y, 5, ink.default) },
    }));
}

function statusEntries({ data, facts: { statuses, hasBareHollows } }: MapModel): readonly KeyEntry[] {
  if (data.type === 'trend') return [];
  return [
    ...TOPIC_STATUSES.filter((status) => statuses.has(status)).map((status) => ({
      text: topicStatusName(status),
      sign: iconOf(status),
    })),
    ...(hasBareHollows ? [{ text: topicStatusName(DISREGARDED), sign: HOLLOW }] : []),
  ];
}

function iconOf(status: TopicStatus): KeySign {
  return {
    width: 12,
    paint: (context, x, y, { text }) => {
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.lineWidth = GLYPH_STROKE;
      context.strokeStyle = text;
      context.stroke(new Path2D(`M${x + 6} ${y}${STATUS_PATHS[status] ?? ''}`));
    },
  };
}

const HOLLOW: KeySign = {
  width: 12,
  paint: (context, x, y, { text }) => circle(context, x + 6, y, 5, text),
};

function movementEntries({ data, scene, facts }: MapModel): readonly KeyEntry[] {
  if (!data.movement.isShown) return [];
  const none = noMovementWords(data);
  // What is still on its way is no part of a picture.
  if (none !== null) return data.movement.isKnown ? [{ text: none }] : [];
  const words = movementWords(facts.movementCount, data.movement.vanished.length);
  const unmoved = scene.marks.filter(({ movement }) => movement?.kind === 'unmoved').length;
  return [
    { text: words.moved, sign: TAIL },
    { text: words.new, sign: RING },
    { text: words.vanished, sign: DASHES },
    ...(unmoved === 0 ? [] : [{ text: `${formatCount(unmoved)} unmoved`, sign: PALE }]),
  ];
}

const TAIL: KeySign = {
  width: 28,
  paint: (context, x, y, { muted }) => {
    context.globalAlpha = TAIL_OPACITY;
    context.fillStyle = muted;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + 22, y - 3.5);
    context.lineTo(x + 22, y + 3.5);
    context.fill();
    context.globalAlpha = EXAMPLE;
    paintDisc(context, x + 22, y, 5, muted);
  },
};

const RING: KeySign = {
  width: 14,
  paint: (context, x, y, { muted }) => {
    circle(context, x + 7, y, 6, muted);
    context.globalAlpha = EXAMPLE;
    paintDisc(context, x + 7, y, 3.5, muted);
  },
};

const DASHES: KeySign = {
  width: 12,
  paint: (context, x, y, { muted }) => {
    context.setLineDash([3, 2]);
    circle(context, x + 6, y, 5, muted);
  },
};

const PALE: KeySign = {
  width: 10,
  paint: (context, x, y, { muted }) => {
    context.globalAlpha = EXAMPLE * UNMOVED_OPACITY;
    paintDisc(context, x + 5, y, 5, muted);
  },
};

function circle(context: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string): void {
  context.lineWidth = 1;
  context.strokeStyle = colour;
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.stroke();
}
