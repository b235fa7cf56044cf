import { sentenceText } from '../../domain/compare/comparison-words';
import { evidenceProfile } from '../../domain/evidence/evidence-profile';
import type { CsvValue } from '../../domain/shared/csv';
import { figureOf, figureTitle, previousTitle, spreadsheetFigure, spreadsheetTitle } from '../../domain/topic/figures';
import { ownColumnsOf } from '../../domain/topic/own-values';
import { topicStatusName } from '../../domain/topic/topic-status';
import type { KnownColumn } from './compared-column';
import type { CompareViewModel } from './compare.view-model';

type Rows = readonly (readonly CsvValue[])[];

/** The comparison as a spreadsheet: a row for each figure and text, a column for each of the compared. */
export function comparisonSheet(view: CompareViewModel, exportedOn: string): Rows {
  const { known, rows, words, comparison, projectName, day, growthName } = view;
  const line = (title: string, valueOf: (column: KnownColumn, index: number) => CsvValue): readonly CsvValue[] => [
    title,
    ...known.map(valueOf),
  ];
  return [
    ['Project', projectName],
    ['Data', day === null ? 'Current Data' : `Current Data of ${day}`],
    ['Exported', exportedOn],
    ...[...(words.headline === null ? [] : [words.headline]), ...words.sentences].map((sentence) => [
      'In words',
      sentenceText(sentence),
    ]),
    [],
    line(comparison.type === 'topic' ? 'Topic' : 'Trend', ({ signal }) => signal.name),
    line('Quadrant', ({ signal }) => signal.quadrant.label),
    ...(comparison.type === 'topic'
      ? [
          line('Status', ({ status }) => (status === null ? null : topicStatusName(status))),
          ...(known.some(({ says }) => says !== null)
            ? [
                line(
                  'Team',
                  ({ says }) =>
                    says &&
                    (says.standings.length === 0
                      ? says.words
                      : says.standings.map(({ name, status }) => `${name}: ${topicStatusName(status)}`).join('; ')),
                ),
              ]
            : []),
          line('Trend', ({ trend }) => trend?.name ?? null),
        ]
      : [line('Topics', ({ topicCount }) => topicCount)]),
    line('Shift', ({ shiftName }) => shiftName),
    ...rows.flatMap(({ figure, cells }) => [
      line(spreadsheetTitle(figure, growthName), (_column, index) => spreadsheetFigure(figure, cells[index]?.value)),
      line(`${figureTitle(figure, growthName)}: place`, (_column, index) => cells[index]?.ranking?.rank ?? null),
    ]),
    line(spreadsheetTitle('drivers', growthName), ({ signal }) => figureOf('drivers', signal)),
    line('Consensus', ({ signal }) => signal.consensus.label),
    ...ownColumnsOf(known.map(({ signal }) => signal)).map(({ name }) =>
      line(name, ({ signal }) => signal.own?.[name] ?? null),
    ),
    line('Previous quadrant', ({ previous }) => previous?.quadrant.label ?? null),
    ...(['growth', 'sizing'] as const).map((figure) =>
      line(
        previousTitle(figure, growthName),
        ({ previous }) => previous && spreadsheetFigure(figure, figureOf(figure, previous)),
      ),
    ),
    ...(comparison.type === 'topic' ? deepRows(known) : []),
  ];
}

function deepRows(known: readonly KnownColumn[]): Rows {
  const dossiers = known.map(({ dossier }) => (dossier?.state === 'ready' ? dossier.dossier : null));
  const line = (title: string, valueOf: (dossier: NonNullable<(typeof dossiers)[number]>) => CsvValue) => [
    title,
    ...dossiers.map((dossier) => (dossier === null ? 'not loaded' : valueOf(dossier))),
  ];
  const most = (countOf: (dossier: NonNullable<(typeof dossiers)[number]>) => number): readonly number[] =>
    Array.from({ length: Math.max(0, ...dossiers.map((dossier) => (dossier === null ? 0 : countOf(dossier)))) }).map(
      (_, index) => index,
    );
  return [
    ...most(({ deepdive }) => deepdive.evolution.length).map((index) =>
      line(`Evolution ${index + 1}`, ({ deepdive }) => {
        const period = deepdive.evolution[index];
        return period === undefined ? null : `${period.label}: ${period.text}`;
      }),
    ),
    ...most(({ deepdive }) => deepdive.dataPoints.length).map((index) =>
      line(`Data point ${index + 1}`, ({ deepdive }) => {
        const point = deepdive.dataPoints[index];
        return point === undefined
          ? null
          : [point.value, point.description, point.sourceUrl].filter((part) => part !== null).join('; ');
      }),
    ),
    line('Start-ups', ({ deepdive }) => deepdive.manifestations.map(({ name }) => name).join('; ')),
    line('Sources', ({ sources }) => sources.sources.length),
    line('Publishers', ({ sources }) => evidenceProfile(sources.sources, null).publishers.length),
    line('List of sources updated', ({ sources }) => sources.lastUpdated),
  ];
}
