import type { AnswerBlock } from '../../application/assistant/answerer';
import { shortMonthYear } from '../../domain/shared/calendar';
import { nameOf, signalOf, within, type Knowledge, type Named, type Signal } from './knowledge';
import type { Measure } from './measures';
import type { Question } from './question';
import type { Subject } from './subject';
import { paragraph } from './text';

export type Of<Kind extends Question['kind']> = Extract<Question, { readonly kind: Kind }>;

export function signals(of: 'topics' | 'trends', knowledge: Knowledge, scope: Named | null): Signal[] {
  const { topics, trends } = within(knowledge, scope);
  return of === 'topics'
    ? topics.map((topic) => ({ type: 'topic', topic }) as const)
    : trends.map((trend) => ({ type: 'trend', trend }) as const);
}

export function valueIn(item: Signal, measure: Measure): number {
  return measure.valueOf(signalOf(item)) ?? Number.NEGATIVE_INFINITY;
}

export function singular(of: 'topics' | 'trends'): 'topic' | 'trend' {
  return of === 'topics' ? 'topic' : 'trend';
}

export function scopeWords(scope: Named | null): string {
  return scope === null || scope.type === 'topic' ? '' : ` in ${nameOf(scope)}`;
}

export function dated({ sow }: Knowledge): AnswerBlock {
  const date = shortMonthYear(sow.loadDate);
  return paragraph(date === null ? `From the data of ${sow.name}.` : `From the data of ${sow.name}, ${date}.`);
}

export function subjectText({ words }: Subject): string {
  return words.length === 0 ? '' : ` about ${words.map((word) => `“${word}”`).join(' or ')}`;
}
