import { CircleDashed, CirclePlus, GitCompare, TrendingUp, Users, type LucideIcon, Pin, PinOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { AskPage } from '../../application/ask/ask-page';
import { START_GROUPS, startQuery, type StartQuery } from '../../application/ask/start-queries';
import type { AskProject } from '../../domain/query/language/project';
import { evaluateQuery } from '../../domain/query/evaluate-query';
import { KINDS } from '../../domain/query/query-words';
import { countOf, formatCount } from '../../domain/shared/figures';
import type { QueryFacts } from '../../domain/query/query-facts';
import { Box, Text } from '../kit/layout/stack';
import styles from './ask-view.module.scss';
import { Names } from './near-queries';
import { pinChange, type PinnedQueries, type PinnedQuery } from '../../application/ask/pinned-queries';
import { materialOf } from '../../domain/query/condition-kinds';
import { IconButton } from '../kit/controls/icon-button';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  New: CirclePlus,
  Fastest: TrendingUp,
  Undecided: CircleDashed,
  'Lenses disagree': GitCompare,
  'Team splits': Users,
};

const KEYS = [
  ['Tab', 'takes'],
  ['↵', 'answers'],
  ['−', 'excludes'],
  [',', 'adds a value'],
  ['|', 'or'],
  ['⌫', 'opens the last part'],
  ['↑', 'earlier'],
  ['Esc', 'closes'],
] as const;

/** How to ask in one line, and queries to start with, each with what it finds now and what one could type. */
export const StartView = observer(function StartView({
  page,
  hasKeys,
}: {
  readonly page: AskPage;
  readonly hasKeys: boolean;
}) {
  const { project } = page.bar;
  return (
    <>
      {hasKeys && (
        <Box type="small" tone="muted" pad="0 0 16" className={styles.hints}>
          Type a beginning, or paste a sentence.
          <div className={styles.keys}>
            {KEYS.map(([key, words]) => (
              <span key={key}>
                <kbd>{key}</kbd> {words}
              </span>
            ))}
          </div>
        </Box>
      )}
      {project !== null && page.isStartReady && <StartGroups page={page} project={project} />}
    </>
  );
});

/** Without queries that find nothing, such as the fastest of a project without growth. */
const StartGroups = observer(function StartGroups({ page, project }: { page: AskPage; project: AskProject }) {
  const groups = START_GROUPS.flatMap(({ title, queries, isOfTeam }) => {
    if (isOfTeam === true && !hasTeam(project.facts)) return [];
    const starts = queries.map((start) => foundBy(start, project)).filter(({ found }) => found.length > 0);
    return starts.length === 0 ? [] : [{ title, starts }];
  });
  if (groups.length === 0) return null;
  return (
    <section aria-label="Start with" className={styles.start}>
      {groups.map(({ title, starts }) => {
        const Icon = ICONS[title] ?? CirclePlus;
        return (
          <div key={title} className={styles.startGroup}>
            <Text as="h2" type="label">
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" /> {title}
            </Text>
            <ul>
              {starts.map(({ start: [words, typed], query, found }) => (
                <li key={words}>
                  <button type="button" onClick={() => page.ask(query)}>
                    {words}
                  </button>
                  <Text as="span" type="small" tabular>
                    {countOf(found.length, KINDS[query.subject])}
                  </Text>
                  <Names rows={found} page={page} />
                  <Text as="span" type="caption" tone="muted">
                    {typed}
                  </Text>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
});

function foundBy(start: StartQuery, project: AskProject) {
  const query = startQuery(start, project);
  return { start, query, found: evaluateQuery(query, project.facts).rows };
}

function hasTeam({ topics, teamOf }: QueryFacts): boolean {
  const [first] = topics;
  return first !== undefined && teamOf(first) !== null;
}

interface Props {
  readonly pins: PinnedQueries;
  readonly page: AskPage;
}

/** The pinned queries, with what came in and went out since the previous data. */
export const PinnedList = observer(function PinnedList({ pins, page }: Props) {
  const { all } = pins;
  if (all.length === 0) return null;
  return (
    <section aria-label="Pinned">
      <Text as="h2" type="label">
        Pinned <Text as="small">and what changed in them</Text>
      </Text>
      <ul className={styles.lines}>
        {all.map((pin) => (
          <li key={pin.id}>
            <button type="button" dir="auto" onClick={() => page.ask(pin.query)}>
              <Pin size={14} aria-hidden /> <span>{pin.name}</span>
              <Changes pin={pin} page={page} />
            </button>
            <IconButton label={`Unpin ${pin.name}`} icon={<PinOff size={14} />} onClick={() => pins.remove(pin)} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** '13 topics', '+6 Synthetic media labels and 5 more'; of a query that needs sources only its answer finds out. */
const Changes = observer(function Changes({
  pin: { query },
  page,
}: {
  readonly pin: PinnedQuery;
  readonly page: AskPage;
}) {
  const { facts } = page.answers;
  const needs = materialOf(query);
  if (facts === null || needs.has('sources') || needs.has('startups')) return null;
  const { count, added, gone } = pinChange(query, facts);
  return (
    <>
      <b>{formatCount(count)}</b>
      <span className={styles.changes}>
        {added !== null && added.length > 0 && <span>+{namesOf(added)}</span>}
        {gone !== null && gone.length > 0 && <span>−{namesOf(gone)}</span>}
        {added?.length === 0 && gone?.length === 0 && <span>no change</span>}
      </span>
    </>
  );
});

/** '6 Synthetic media labels and 5 more'. */
function namesOf(names: readonly string[]): string {
  const [first = ''] = names;
  return `${formatCount(names.length)} ${first}${names.length > 1 ? ` and ${formatCount(names.length - 1)} more` : ''}`;
}
