import type { AnswerBlock } from '../answerer';
import { shortMonthYear } from '../../../domain/shared/calendar';
import { figureOf, type SignalFigure } from '../../../domain/topic/figures';
import { signalOf, within, type Knowledge, type Named, type Signal } from './knowledge';
import type { Question } from './question';
import { paragraph } from './text';

export type Of<Kind extends Question['kind']> = Extract<Question, { readonly kind: Kind }>;

export function signals(of: 'topics' | 'trends', knowledge: Knowledge, scope: Named | null): Signal[] {
  const { topics, trends } = within(knowledge, scope);
  return of === 'topics'
    ? topics.map((topic) => ({ type: 'topic', topic }) as const)
    : trends.map((trend) => ({ type: 'trend', trend }) as const);
}

export function valueIn(item: Signal, figure: SignalFigure): number {
  return figureOf(figure, signalOf(item)) ?? Number.NEGATIVE_INFINITY;
}

export function dated({ sow }: Knowledge): AnswerBlock {
  const date = shortMonthYear(sow.loadDate);
  return paragraph(date === null ? `From the data of ${sow.name}.` : `From the data of ${sow.name}, ${date}.`);
}
