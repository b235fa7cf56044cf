import { useMemo } from 'react';
import type { Answer } from '../../application/assistant/answers/answer';
import { LEAST_NUMBERED, planeWithAxes, smallMap } from '../../domain/plane/small-map';
import { rowsOf, signalOfRow } from '../../domain/query/row';
import type { GrowthName } from '../../domain/topic/growth';
import { namesOnMap, SmallMapPicture } from '../plane/small-map-picture';
import { nameRuler } from '../plane/text-ruler';

/** The numbers of the table are those on the map. */
const MOST_NUMBERED = 12;
const SIZE = { width: 320, height: 240 };
const NONE: ReadonlySet<string> = new Set();

/** Where the rows of an answer stand among all. */
export function AnswerMap({ answer, growthName }: { readonly answer: Answer; readonly growthName: GrowthName }) {
  const { rows, query, facts } = answer;
  const map = useMemo(() => {
    const signals = rows.slice(0, MOST_NUMBERED).flatMap((row) => signalOfRow(row) ?? []);
    if ((query.subject !== 'topics' && query.subject !== 'trends') || signals.length === 0) return null;
    const all = rowsOf(query.subject, facts).flatMap((row) => signalOfRow(row) ?? []);
    const room = {
      plane: planeWithAxes(SIZE),
      measure: nameRuler(),
      growthName,
      leastRadius: LEAST_NUMBERED,
      corners: [],
    };
    return smallMap({ all, chosen: signals, before: null, named: NONE }, room);
  }, [rows, query.subject, facts, growthName]);
  return map && <SmallMapPicture map={map} label={namesOnMap(map)} hasAxes isNumbered />;
}
