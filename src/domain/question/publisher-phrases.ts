import { tidy } from './question-text';
import { MARKS, type Reading } from './reading';

/** Takes the hosts of publishers, as in "topics that cite ourworldindata.org". */
export function takePublishers(reading: Reading, question: string): void {
  const verb =
    '(?:(?:that|which|who|with|have|has|do|does|a|any|an|at least one) )*(?:(?:cit(?:e|es|ing|ed)|quot(?:e|es|ing|ed)|us(?:e|es|ing)|source[sd]?|references?|published|publisher|publishers|evidence|links?|linking) )?(?:(?:by|from|of|to|on|at|is) )?';
  for (const host of question.toLowerCase().match(/\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b/g) ?? [])
    reading.text.takeAll(
      new RegExp(`(?<= )${verb}(?:https |http )?(?:www )?${tidy(host)}(?= )`),
      MARKS.text,
      (_, before) =>
        reading.reads(before, MARKS.text, (not) =>
          reading.add({ kind: 'publisher', hosts: [host.replace(/^www\./, '')] }, not),
        ),
    );
}
