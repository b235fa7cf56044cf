import { shortMonthYear } from '../../../domain/shared/calendar';
import { DECIMALS, MISSING_FIGURE } from '../../../domain/shared/figures';
import { FIGURES, figureOf, formatFigure, SIGNAL_FIGURES } from '../../../domain/topic/figures';
import { formatOwnValue, ownColumnsOf } from '../../../domain/topic/own-values';
import type { TopicVersion } from '../../../application/workspace/catalogues';
import { Box, Text } from '../../kit/layout/stack';
import styles from './topic-history.module.scss';

/** The figures of a topic in every load of the data, the newest first; nothing where it is in one alone. */
export function TopicHistory({ versions }: { readonly versions: readonly TopicVersion[] }) {
  const topics = versions.flatMap(({ topic }) => topic ?? []);
  if (topics.length < 2) return null;
  const figures = SIGNAL_FIGURES.filter((figure) => topics.some((topic) => figureOf(figure, topic) !== null));
  const own = ownColumnsOf(topics).filter(({ isFigure }) => isFigure);
  return (
    <Box above={24}>
      <Text as="h3" type="label" id="topic-history">
        History
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-labelledby="topic-history">
        <Box as="table" type="small" className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Data of</th>
              {figures.map((figure) => (
                <th key={figure} scope="col">
                  {FIGURES[figure].short}
                </th>
              ))}
              {own.map(({ name }) => (
                <th key={name} scope="col" dir="auto">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {versions.map(({ date, topic }, index) => (
              <tr key={index}>
                <th scope="row">{shortMonthYear(date) ?? 'unknown'}</th>
                {figures.map((figure) => (
                  <td key={figure}>
                    {topic === null ? MISSING_FIGURE : formatFigure(figure, figureOf(figure, topic), DECIMALS)}
                  </td>
                ))}
                {own.map(({ name }) => {
                  const value = topic?.own?.[name];
                  return <td key={name}>{value === undefined ? MISSING_FIGURE : formatOwnValue(value)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </div>
    </Box>
  );
}
