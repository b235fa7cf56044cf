import { dayOf, localDay, shortDay } from '../../shared/calendar';
import { foldedWords } from '../../shared/fold';
import { joined } from '../../shared/words';
import { targetKey } from '../../topic/flashcard-target';
import type { ConditionKind, ConditionTest } from '../condition-kind';
import type { RequirementOf } from '../query';
import { topicsOfRow, type Row } from '../row';

type Days = Pick<RequirementOf<'dated'>, 'from' | 'to'>;

function isWithin(date: string | null, { from, to }: Days): boolean {
  const day = dayOf(date);
  return day !== null && (from === null || day >= from) && (to === null || day <= to);
}

function daysWords({ from, to }: Days): string {
  const [first, last] = [shortDay(from, 'en'), shortDay(to, 'en')];
  if (first === null || last === null) return first === null ? `until ${last}` : `since ${first}`;
  return first === last ? `on ${first}` : `from ${first} to ${last}`;
}

const isOrdered = ({ from, to }: Days): boolean =>
  (from !== null || to !== null) && (from === null || to === null || from <= to);

export const dated: ConditionKind<RequirementOf<'dated'>> = {
  title: 'Date',
  test: (days, { facts }): ConditionTest => {
    const dateOf = (row: Row): string | null =>
      row.type === 'insight'
        ? row.insight.createdAt
        : row.type === 'source'
          ? row.source.date
          : 'topic' in row
            ? (facts.sources.get(row.topic.id)?.lastUpdated ?? null)
            : null;
    return { meets: (row) => isWithin(dateOf(row), days), isKnown: (row) => dateOf(row) !== null };
  },
  words: (days) => ['', `dated ${daysWords(days)}`],
  isComplete: isOrdered,
  needs: ['sources'],
  subjects: ['insights', 'topics', 'startups', 'sources'],
};

/** The day of a decision is that of the user's clock. */
export const decided: ConditionKind<RequirementOf<'decided'>> = {
  title: 'Decided on',
  test: (days, { facts: { decidedAt } }) => {
    const dayIn = (row: Row): string | null => ('topic' in row ? localDay(decidedAt(row.topic)) : null);
    return { meets: (row) => isWithin(dayIn(row), days), isKnown: (row) => dayIn(row) !== null };
  },
  words: ({ from, to }) => [
    '',
    `decided ${from === null && to !== null ? `up to ${shortDay(to, 'en')}` : daysWords({ from, to })}`,
  ],
  isComplete: isOrdered,
  subjects: ['topics', 'startups'],
  isPersonal: true,
};

export const listed: ConditionKind<RequirementOf<'listed'>> = {
  title: 'List',
  test: ({ names }, { facts: { lists } }) => {
    const own = names.flatMap((name) => lists.get(name) ?? []);
    return { meets: (row) => 'topic' in row && own.some((ids) => ids.has(row.topic.id)) };
  },
  words: ({ names }) => ['', joined(names, 'or')],
  subjects: ['topics', 'startups'],
  isPersonal: true,
};

const OWN_WORDS = { note: 'with a note of mine', star: 'starred by me', brief: 'in a brief of mine' } as const;

export const own: ConditionKind<RequirementOf<'own'>> = {
  title: 'Note, star or brief of mine',
  test: ({ what, words }, { facts }) => {
    const { notes, stars, briefs } = facts.own;
    const has = { note: (key: string) => notes.has(key), star: stars.has.bind(stars), brief: briefs.has.bind(briefs) };
    return {
      meets: (row) => {
        const key = keyOf(row);
        if (key === null || !has[what](key)) return false;
        const text = foldedWords(notes.get(key) ?? '').join(' ');
        return what !== 'note' || words.every((word) => text.includes(word));
      },
    };

    function keyOf(row: Row): string | null {
      if (row.type === 'trend') return targetKey({ type: 'trend', id: row.trend.id });
      const [topic] = topicsOfRow(row, facts);
      return 'topic' in row && topic !== undefined ? targetKey({ type: 'topic', id: topic.id }) : null;
    }
  },
  words: ({ what, words }) => [
    '',
    OWN_WORDS[what] + (words.length === 0 || what !== 'note' ? '' : ` about “${words.join(' ')}”`),
  ],
  subjects: ['topics', 'trends', 'startups'],
  isPersonal: true,
};
