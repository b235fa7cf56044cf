import type { Answer, AnswerBlock } from '../answerer';
import { describeRanking, rankAmong } from '../../../domain/shared/ranking';
import { figureOf, FIGURES, formatFigure } from '../../../domain/topic/figures';
import { mean } from '../../../domain/shared/statistics';
import type { Topic } from '../../../domain/topic/topic';
import type { Trend } from '../../../domain/trend/trend';
import { description } from './answers';
import { signalOf, toReference, type Knowledge, type Signal } from './knowledge';
import { measureName } from './measures';
import { dated, type Of } from './phrases';
import { enumerate, list, opening, paragraph } from './text';

/** @param close full-text hits for the side whose name was not found */
export function halfComparison(
  { item, missing }: Of<'half-comparison'>,
  close: readonly Signal[],
  knowledge: Knowledge,
): Answer {
  const suggestions = close
    .filter((each) => item === null || toReference(each).id !== toReference(item).id)
    .slice(0, 3);
  const known = item === null ? [] : description({ kind: 'description', item, sentences: null }, knowledge);
  return [
    paragraph(`I find nothing by the name “${missing}” in this project, so there is nothing to compare.`),
    ...(suggestions.length > 0 ? [paragraph('Closest to it: ', ...enumerate(suggestions.map(toReference)), '.')] : []),
    ...known,
  ];
}

export function figures({ item, measures, claim, why }: Of<'figures'>, knowledge: Knowledge): Answer {
  const peers = item.type === 'topic' ? knowledge.topics : knowledge.trends;
  const rows = measures.map((measure) => {
    const value = figureOf(measure, signalOf(item));
    const place = rankAmong(
      value,
      peers.map((peer: Topic | Trend) => figureOf(measure, peer)),
    );
    if (value === null) return [`${measureName(measure)}: not known`];
    const rank = place === null ? '' : `, ${describeRanking(place, item.type)}`;
    const average = mean(peers.map((peer: Topic | Trend) => figureOf(measure, peer)));
    const beside =
      average === null || FIGURES[measure].unit === 'count'
        ? ''
        : `; average of all ${item.type}s ${formatFigure(measure, average)}`;
    return [`${measureName(measure)}: ${formatFigure(measure, value)}${rank}${beside}`];
  });
  return [
    paragraph(toReference(item), ` is in the quadrant ${signalOf(item).quadrant.label}.`),
    ...checked(item, claim),
    list(rows),
    ...(why
      ? [paragraph(`Why, the figures do not say. What the data says of it: ${opening(signalOf(item).description)}`)]
      : []),
    dated(knowledge),
  ];
}

/** Contradicts a question whose assumption about growth is wrong. */
function checked(item: Signal, claim: Of<'figures'>['claim']): AnswerBlock[] {
  const { growth } = signalOf(item);
  if (claim === null || growth === null || growth === 0 || growth > 0 === (claim === 'rising')) return [];
  const is = growth > 0 ? 'grows' : 'declines';
  return [
    paragraph(`It is not ${claim}: it ${is} by ${formatFigure('growth', Math.abs(growth)).replace('+', '')} a year.`),
  ];
}
