import { formatFraction } from '../shared/figures';
import { FIGURES, ofEachFigure } from '../topic/figures';
import { quadrantOf } from '../topic/quadrant';
import { topicStatusName } from '../topic/topic-status';
import { COUNTED_FIGURES, type Comparator, type Condition, type QueryFigure, type Requirement } from './query';

export const FIGURE_NAMES: Readonly<Record<QueryFigure, string>> = {
  ...ofEachFigure((figure) => FIGURES[figure].words),
  sources: 'sources',
  publishers: 'publishers of sources',
  startups: 'start-ups',
  raised: 'amount raised',
  growthChange: 'change of growth',
  sizingChange: 'change of sizing',
  disagreement: 'distance of the lenses',
  consumerIndustry: 'gap between consumers and industry',
  consumerSociety: 'gap between consumers and society',
  industrySociety: 'gap between industry and society',
};

export const COMPARATOR_SIGNS: Readonly<Record<Comparator, string>> = {
  over: '>',
  'at least': '≥',
  under: '<',
  'at most': '≤',
  exactly: '=',
};

const CONSENSUS_NAMES = { 1: 'Low', 2: 'Moderate', 3: 'High' } as const;
const LENS_NAMES: Readonly<Partial<Record<QueryFigure, string>>> = {
  consumer: 'consumers',
  industry: 'industry',
  society: 'society',
};

/** A condition in the words of its chip: "not status: Disregard", "growth a year > 20 %". */
export function conditionText(condition: Condition): string {
  return `${condition.not ? 'not ' : ''}${requirementText(condition)}`;
}

/** "20 %", "12.5 %", "3", "2 points". */
export function formatQueryFigure(figure: QueryFigure, value: number): string {
  if (figure === 'raised') return `${value} million`;
  if (COUNTED_FIGURES.has(figure)) return String(value);
  const text = formatFraction(value)
    .replace(/\.00 %$/, ' %')
    .replace(/(\.\d)0 %$/, '$1 %');
  return isInPoints(figure) ? text.replace(' %', ' points') : text;
}

const POINTS: ReadonlySet<QueryFigure> = new Set([
  'growthChange',
  'sizingChange',
  'disagreement',
  'consumerIndustry',
  'consumerSociety',
  'industrySociety',
]);

/** Differences of shares are given in points. */
export function isInPoints(figure: QueryFigure): boolean {
  return POINTS.has(figure);
}

function requirementText(condition: Requirement): string {
  switch (condition.kind) {
    case 'quadrant':
      return `quadrant: ${condition.codes.map((code) => quadrantOf(code).label).join(' or ')}`;
    case 'was':
      return `quadrant before: ${condition.codes.map((code) => quadrantOf(code).label).join(' or ')}`;
    case 'status':
      return `status: ${condition.statuses.map(topicStatusName).join(' or ')}`;
    case 'consensus':
      return `consensus: ${condition.levels.map((level) => CONSENSUS_NAMES[level]).join(' or ')}`;
    case 'label':
      return `sizing: ${condition.labels.join(' or ')}`;
    case 'trend':
    case 'platform':
    case 'shift':
      return `${condition.kind}: ${condition.names.join(' or ')}`;
    case 'topic':
      return condition.names.length > 4
        ? `one of ${condition.names.length} topics`
        : `topic: ${condition.names.join(' or ')}`;
    case 'among':
      return `of ${condition.label}`;
    case 'either':
      return condition.of.map((each) => conditionText(each)).join(' or ');
    case 'text':
      return `${condition.isOwnName ? 'named with' : 'about'} ${condition.words.map((word) => `“${word}”`).join(' or ')}`;
    case 'mentions':
      return `described with ${condition.words.map((word) => `“${word}”`).join(' or ')}`;
    case 'figure':
      return `${FIGURE_NAMES[condition.figure]} ${COMPARATOR_SIGNS[condition.comparator]} ${formatQueryFigure(condition.figure, condition.value)}`;
    case 'between':
      return `${FIGURE_NAMES[condition.figure]} ${formatQueryFigure(condition.figure, condition.from)} to ${formatQueryFigure(condition.figure, condition.to)}`;
    case 'known':
      return `${FIGURE_NAMES[condition.figure]} known`;
    case 'ahead':
      return condition.by === 0
        ? `${LENS_NAMES[condition.lens]} > ${LENS_NAMES[condition.of]}`
        : `${LENS_NAMES[condition.lens]} − ${LENS_NAMES[condition.of]} ≥ ${Math.round(condition.by * 1000) / 10} points`;
    case 'product':
      return `product or description with ${condition.words.map((word) => `“${word}”`).join(' or ')}`;
    case 'publisher':
      return `a source of ${condition.hosts.join(' or ')}`;
    case 'top':
      return `one of the ${condition.count} with the ${condition.ascending ? 'lowest' : 'highest'} ${FIGURE_NAMES[condition.figure]}`;
    case 'new':
      return 'new';
    case 'moved':
      return 'moved to another quadrant';
    case 'funding':
      return `funding: ${condition.words.join(' or ')}`;
    case 'raised':
      return `raised ${COMPARATOR_SIGNS[condition.comparator]} ${condition.currency ?? ''}${condition.millions} million`;
  }
}
