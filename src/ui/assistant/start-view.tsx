import { CircleDashed, CirclePlus, GitCompare, TrendingUp, Users, type LucideIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { AskPage } from '../../application/assistant/ask-page';
import { START_GROUPS, startQuery, type StartQuery } from '../../application/assistant/start-queries';
import type { AskProject } from '../../domain/ask/project';
import { evaluateQuery } from '../../domain/query/evaluate-query';
import { KINDS } from '../../domain/query/query-words';
import { countOf } from '../../domain/shared/figures';
import type { QueryFacts } from '../../domain/query/query-facts';
import { Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import styles from './ask-view.module.scss';
import { Names } from './near-queries';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  New: CirclePlus,
  Fastest: TrendingUp,
  'Not decided': CircleDashed,
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
        <Row gap="4 12" wrap type="small" tone="muted" pad="0 0 16" className={styles.hints}>
          Type a beginning, or paste a sentence.
          {KEYS.map(([key, words]) => (
            <span key={key}>
              <kbd>{key}</kbd> {words}
            </span>
          ))}
        </Row>
      )}
      {project !== null && <StartGroups page={page} project={project} />}
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
                  <button type="button" onClick={() => page.store.show(query)}>
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
  const { rows, count, unordered } = evaluateQuery(query, project.facts);
  // What has no growth is not among the ten fastest.
  return { start, query, found: query.limit === null ? rows : rows.slice(0, count - unordered) };
}

function hasTeam({ topics, teamOf }: QueryFacts): boolean {
  const [first] = topics;
  return first !== undefined && teamOf(first) !== null;
}
