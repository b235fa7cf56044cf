import { parseQuadrantCode } from '../../domain/topic/quadrant';
import { isTopicStatus } from '../../domain/topic/topic-status';
import { isRow, type Path } from '../wire/rows';
import type { WorkspaceProblem } from './workspace-problem';

const FASTEST_DECLINE = -1;
/** 1,000 % a year: more is nearly always a percentage that should have been a fraction. */
const FASTEST_GROWTH = 10;

/** Finds figures of topics and trends that the product shows as they are, but that distort its charts. */
export function checkFigures(rows: readonly unknown[], path: Path): readonly WorkspaceProblem[] {
  return rows.flatMap((row, index) =>
    isRow(row)
      ? Object.entries(row).flatMap(([key, value]) => {
          const message = faultOf(key, value);
          return message === null ? [] : [{ path: [...path, index, key], message, severity: 'warning' as const }];
        })
      : [],
  );
}

function faultOf(key: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (key === 'quadrant') return quadrantFault(value);
  if (key === 'topic_status') return statusFault(value);
  if (typeof value !== 'number') return null;
  if (key.endsWith('_sizing') && (value < 0 || value > 1)) {
    return `is ${value}, but a sizing is a fraction from 0 to 1${meant(value)}`;
  }
  if (key.endsWith('_growth') && (value < FASTEST_DECLINE || value > FASTEST_GROWTH)) {
    return `is ${value}, but growth is a fraction a year, from ${FASTEST_DECLINE} to ${FASTEST_GROWTH}${meant(value)}`;
  }
  return null;
}

function meant(value: number): string {
  const fraction = Number((value / 100).toPrecision(6));
  return value < 0 || fraction > FASTEST_GROWTH ? '' : `; did you mean ${fraction}, which is ${value} %?`;
}

function quadrantFault(value: unknown): string | null {
  const code = isRow(value) ? value['id'] : value;
  if (parseQuadrantCode(code) !== null) return null;
  return `is ${JSON.stringify(code)}, which is none of 1 to 4; the signal is shown as unclassified`;
}

function statusFault(value: unknown): string | null {
  const status = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (status === -1 || isTopicStatus(status)) return null;
  return `is ${JSON.stringify(value)}, which is no status; it counts as Undefined`;
}
