import { evaluateQuery } from '../../../domain/query/evaluate-query';
import { EVERY_TOPIC, type Query } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { figureName, formatCell, valueOfRow } from '../../../domain/query/query-figures';
import { valueOfNamed } from '../../../domain/query/kinds/figure-kinds';
import { subjectWords } from '../../../domain/query/query-words';
import { mean } from '../../../domain/shared/statistics';

/** What figures are compared with that are not numbers: 'Half the average of all topics: growth a year 5.23 %.' */
export function boundNotes({ conditions, subject }: Query, facts: QueryFacts): readonly string[] {
  return conditions.flatMap((condition) => {
    if (condition.kind !== 'against' || (condition.whose !== 'average' && condition.whose !== 'named')) return [];
    const { other, times, whose, name } = condition;
    const { rows } = evaluateQuery({ ...EVERY_TOPIC, subject }, facts);
    const value =
      whose === 'named' ? valueOfNamed(name, other, facts) : mean(rows.map((row) => valueOfRow(row, other, facts)));
    const of = whose === 'named' ? name : `the average of all ${subjectWords(subject)}`;
    if (value === null) return [`The ${figureName(other)} of ${of} is not known.`];
    const factor = times === 1 ? of : times === 0.5 ? `half ${of}` : `${times} times ${of}`;
    const words = factor.charAt(0).toUpperCase() + factor.slice(1);
    return [
      `${words}: ${figureName(other)} ${formatCell(other, Math.round(value * times * 1e4) / 1e4).replace(/^\+/, '')}.`,
    ];
  });
}
