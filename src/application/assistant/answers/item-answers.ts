import type { Answer, AnswerBlock, TableBlock } from '../answerer';
import { figuresOf } from '../../../domain/query/condition-kinds';
import { satisfies } from '../../../domain/query/evaluate-query';
import { type Condition, EVERY_TOPIC } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { figureName, formatCell, type QueryFigure, valueOfRow } from '../../../domain/query/query-figures';
import { conditionText } from '../../../domain/query/query-words';
import { shiftOfRow, trendOfRow } from '../../../domain/query/row';
import { capitalized } from '../../../domain/shared/capitalized';
import { fractionDigits } from '../../../domain/shared/figures';
import type { Deepdive } from '../../../domain/topic/deepdive';
import { FIGURES, SIGNAL_FIGURES, type FigureForm, type SignalFigure } from '../../../domain/topic/figures';
import { topicStatusName } from '../../../domain/topic/topic-status';
import type { SowId } from '../../../domain/shared/entity-id';
import { baseFacts, nameOf, signalOf, toReference, type Knowledge, type Signal } from './knowledge';
import { measureName } from './measures';
import { dated, valueIn, type Of } from './phrases';
import { leftOut } from './query-answer';
import { queryLinks } from './query-links';
import { enumerate, list, opening, paragraph } from './text';

/** Whether one topic or trend meets each condition. */
export function check({ item, read }: Of<'check'>, facts: QueryFacts, knowledge: Knowledge): Answer {
  const { conditions } = read.query;
  const unmet = conditions.filter((condition) => !satisfies(item, condition, facts));
  const unknown = unmet.filter((condition) =>
    figuresOf(condition).some((figure) => valueOfRow(item, figure, facts) === null),
  );
  const names = (all: readonly Condition[]): string => all.map((each) => conditionText(each)).join('; ');
  const verdict =
    unknown.length > 0
      ? `I do not know: the figure is not known (${names(unknown)}).`
      : unmet.length === 0
        ? `Yes: ${names(conditions)}.`
        : `No: it does not meet “${names(unmet)}”.`;
  const figures = [...new Set(conditions.flatMap(figuresOf))];
  return [
    ...leftOut(read.unread),
    ...read.notes.map((note) => paragraph(note)),
    paragraph(verdict),
    paragraph(
      toReference(item),
      ` is in the quadrant ${signalOf(item).quadrant.label}; ${figureWords(item, figures.length > 0 ? figures : ['growth', 'sizing'], facts)}.`,
    ),
    dated(knowledge),
  ];
}

function figureWords(item: Signal, figures: readonly QueryFigure[], facts: QueryFacts): string {
  return figures
    .map((figure) => `${figureName(figure)} ${formatCell(figure, valueOfRow(item, figure, facts))}`)
    .join(', ');
}

/** The figures of two to four topics or trends side by side, and which leads. */
export function comparison({ items, of, measures }: Of<'comparison'>, facts: QueryFacts, knowledge: Knowledge): Answer {
  const table: TableBlock = {
    kind: 'table',
    columns: [
      { label: '', isNumber: false },
      { label: 'Quadrant', isNumber: false },
      ...SIGNAL_FIGURES.map((figure) => ({ label: capitalized(figureName(figure)), isNumber: true })),
    ],
    rows: items.map((item) => ({
      id: signalOf(item).id,
      cells: [
        { kind: 'reference', reference: toReference(item) },
        { kind: 'text', text: signalOf(item).quadrant.label },
        ...SIGNAL_FIGURES.map(
          (figure) => ({ kind: 'text', text: formatCell(figure, valueOfRow(item, figure, facts)) }) as const,
        ),
      ],
    })),
  };
  return [
    paragraph(
      'Side by side: ',
      ...enumerate(items.map(toReference)),
      of > items.length ? `, the first ${items.length} of ${of}.` : '.',
    ),
    table,
    ...(measures.length > 0 ? measures : (['growth', 'sizing'] as const)).flatMap((measure) => verdict(items, measure)),
    ...linksTo(items, knowledge.sow.id),
    dated(knowledge),
  ];
}

function verdict(items: readonly Signal[], measure: SignalFigure): AnswerBlock[] {
  const known = items.filter((item) => FIGURES[measure].valueOf(signalOf(item)) !== null);
  const [first, second] = [...known].sort((one, other) => valueIn(other, measure) - valueIn(one, measure));
  const missing = items.filter((item) => !known.includes(item)).map(nameOf);
  const unknown =
    missing.length === 0
      ? []
      : [paragraph(`${capitalized(measureName(measure))} is not known of ${missing.join(' and ')}.`)];
  if (first === undefined || second === undefined) return unknown;
  if (valueIn(first, measure) === valueIn(second, measure))
    return [paragraph(`They are equal in ${measureName(measure)}.`), ...unknown];
  const form: FigureForm = FIGURES[measure];
  const difference = fractionDigits(valueIn(first, measure) - valueIn(second, measure), form.digits);
  return [
    paragraph(
      toReference(first),
      ` leads in ${measureName(measure)}, by ${form.unit === 'count' ? valueIn(first, measure) - valueIn(second, measure) : `${difference} percentage points`} over `,
      toReference(second),
      '.',
    ),
    ...unknown,
  ];
}

function linksTo(items: readonly Signal[], sow: SowId): readonly AnswerBlock[] {
  const subject = items.every(({ type }) => type === 'trend') ? 'trends' : 'topics';
  const names = items.map(nameOf);
  const condition: Condition = { kind: subject === 'trends' ? 'trend' : 'topic', names, not: false };
  const links = queryLinks({ ...EVERY_TOPIC, subject, conditions: [condition] }, items, sow);
  const usable = items.every(({ type }) => type === items[0]?.type)
    ? links
    : links.filter(({ to }) => to === 'compare');
  return usable.length === 0 ? [] : [{ kind: 'links', links: usable }];
}

/** Where a topic or trend belongs, and what the user and the sources think of it. */
export function place({ item }: Of<'place'>, knowledge: Knowledge): Answer {
  const signal = signalOf(item);
  const platforms = knowledge.platforms.filter(({ topics }) => item.type === 'topic' && topics.includes(signal.name));
  const status = item.type === 'topic' ? knowledge.statusOf(item.topic) : null;
  const shift = shiftOfRow(item, baseFacts(knowledge));
  return [
    paragraph(toReference(item), ` is in the quadrant ${signal.quadrant.label}.`),
    list([
      ...(item.type === 'topic' ? [[`Trend: ${trendOfRow(item) ?? 'none'}`]] : []),
      [`Shift: ${shift ?? 'none'}`],
      ...(item.type === 'topic' ? [[`Platforms: ${platforms.map(({ name }) => name).join(', ') || 'none'}`]] : []),
      ...(status === null ? [] : [[`Your status: ${topicStatusName(status)}`]]),
      [`Consensus: ${signal.consensus.label ?? 'not known'}`],
    ]),
    dated(knowledge),
  ];
}

/** One part of the deepdive of a topic. */
export function deepdive({ topic, part }: Of<'deepdive'>, { evolution, dataPoints, provocations }: Deepdive): Answer {
  const lines = {
    evolution: evolution.map(({ label, text }) => [`${label}: ${text}`]),
    dataPoints: dataPoints.map(({ value, description }) => [
      `${value}${description === null ? '' : `: ${description}`}`,
    ]),
    provocations: provocations.map((text) => [`What if ${text}`]),
  }[part];
  const names = { evolution: 'evolution', dataPoints: 'data points', provocations: 'provocations' };
  const reference = toReference({ type: 'topic', topic });
  return lines.length === 0
    ? [paragraph('There are no ', names[part], ' for ', reference, ' yet.')]
    : [paragraph('The ', names[part], ' of ', reference, ':'), list(lines)];
}

/** Why rows are in an answer: the figures say it; reasons are in descriptions only. */
export function why({ items }: Of<'why'>, knowledge: Knowledge): Answer {
  return [
    paragraph(
      'The order and the selection follow from the figures alone. Why the figures are so, the figures do not say. What the data says:',
    ),
    list(items.map((item) => [toReference(item), `: ${opening(signalOf(item).description, 260)}`])),
    dated(knowledge),
  ];
}

export function brief(items: readonly Signal[], sow: SowId, lead: readonly AnswerBlock[]): Answer {
  const topics = items.filter(({ type }) => type === 'topic');
  if (topics.length === 0)
    return [...lead, paragraph('A brief is of topics, and there is none here to make a brief of.')];
  const chosen = topics.slice(0, MOST_IN_BRIEF);
  return [
    ...lead,
    paragraph(
      `A brief of ${chosen.length === 1 ? 'this topic' : `these ${chosen.length} topics`} is ready to be opened: `,
      ...enumerate(chosen.map(toReference)),
      topics.length > chosen.length
        ? `. The first ${chosen.length} of ${topics.length}, because a longer brief is not read.`
        : '.',
    ),
    ...linksTo(chosen, sow).map((block) =>
      block.kind === 'links' ? { ...block, links: block.links.filter(({ to }) => to === 'brief') } : block,
    ),
  ];
}

const MOST_IN_BRIEF = 12;
