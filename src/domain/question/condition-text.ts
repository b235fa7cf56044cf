import { formatFraction } from '../shared/figures';
import { quadrantOf } from '../topic/quadrant';
import { topicStatusName } from '../topic/topic-status';
import type { Comparator, Condition, QueryFigure, Requirement } from './query';

export const FIGURE_NAMES: Readonly<Record<QueryFigure, string>> = {
  growth: 'growth a year',
  sizing: 'average sizing',
  consumer: 'sizing among consumers',
  industry: 'sizing in industry',
  society: 'sizing in society',
  drivers: 'impacting drivers',
  sources: 'sources',
};

const SIGNS: Readonly<Record<Comparator, string>> = {
  over: '>',
  'at least': '≥',
  under: '<',
  'at most': '≤',
  exactly: '=',
};

/** A condition in the words of its chip: "not status: Disregard", "growth a year > 20 %". */
export function conditionText(condition: Condition): string {
  return `${condition.not ? 'not ' : ''}${requirementText(condition)}`;
}

export function formatQueryFigure(figure: QueryFigure, value: number): string {
  return figure === 'drivers' || figure === 'sources' ? String(value) : formatFraction(value).replace(/\.00 %$/, ' %');
}

function requirementText(condition: Requirement): string {
  switch (condition.kind) {
    case 'quadrant':
      return `quadrant: ${condition.codes.map((code) => quadrantOf(code).label).join(' or ')}`;
    case 'status':
      return `status: ${condition.statuses.map(topicStatusName).join(' or ')}`;
    case 'trend':
    case 'shift':
      return `${condition.kind}: ${condition.names.join(' or ')}`;
    case 'text':
      return `about ${condition.words.map((word) => `“${word}”`).join(' or ')}`;
    case 'figure':
      return `${FIGURE_NAMES[condition.figure]} ${SIGNS[condition.comparator]} ${formatQueryFigure(condition.figure, condition.value)}`;
    case 'between':
      return `${FIGURE_NAMES[condition.figure]} ${formatQueryFigure(condition.figure, condition.from)} to ${formatQueryFigure(condition.figure, condition.to)}`;
    case 'known':
      return `${FIGURE_NAMES[condition.figure]} known`;
    case 'ahead':
      return `${FIGURE_NAMES[condition.lens]} > ${FIGURE_NAMES[condition.of]}`;
    case 'new':
      return 'new';
    case 'moved':
      return 'moved to another quadrant';
  }
}
