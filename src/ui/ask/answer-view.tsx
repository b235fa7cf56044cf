import { Copy, Download, Link2, Pin } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { Answer } from '../../application/ask/answers/answer';
import type { AnswerLink } from '../../application/ask/answers/answer-links';
import { answerSheet, type CopyAnswer } from '../../application/ask/answers/answer-text';
import { marksOfAnswer } from '../../application/ask/answers/answer-map';
import type { AskPage } from '../../application/ask/ask-page';
import type { PinnedQueries } from '../../application/ask/pinned-queries';
import { CURRENT_DATA } from '../../domain/workspace/explore-tab';
import { shortDay } from '../../domain/shared/calendar';
import { unbrokenFigures } from '../../domain/shared/figures';
import { exportFileName } from '../../domain/filters/view-outline';
import { ButtonLink } from '../kit/controls/button';
import { IconButton } from '../kit/controls/icon-button';
import { downloadCsv } from '../kit/files/download';
import { Row, Stack, Text } from '../kit/layout/stack';
import { AnswerTable } from './answer-table';
import styles from './ask-view.module.scss';
import { growthNameOf, sizeAxisOf, type Sow } from '../../domain/workspace/sow';
import { SaidSection } from './said-section';
import type { DataComparison } from '../../application/filters/data-comparison';
import { materialOf } from '../../domain/query/condition-kinds';
import { ComparedChoice } from '../signal/compared-choice';
import { GroupTable } from './group-table';
import { NearQueries } from './near-queries';
import { SourceList } from './source-list';
import { useMemo } from 'react';
import { planeWithAxes, smallMap } from '../../domain/plane/small-map';
import { rowsOf, signalOfRow } from '../../domain/query/row';
import { SmallMapPicture } from '../plane/small-map-picture';
import { nameRuler } from '../plane/text-ruler';

interface Props {
  readonly page: AskPage;
  readonly answer: Answer;
  readonly pins: PinnedQueries;
  readonly copy: CopyAnswer;
  readonly sow: Sow;
  readonly comparison: DataComparison;
  readonly now: () => Date;
}

/** One computed sentence, what can be done with all matches, and the rows or groups. */
export const AnswerView = observer(function AnswerView({ page, answer, pins, copy, sow, comparison, now }: Props) {
  const { query, headline, notes, groups, isUnknown, rows } = answer;
  const date = shortDay(comparison.shownDate, 'en');
  const isCompared = comparison.compared.until !== null || materialOf(query).has('previous');
  // Where two loads can be chosen the choice says it.
  const since = isCompared && comparison.comparable === null ? shortDay(comparison.previousDate, 'en') : null;
  const links = page.acts.linksOf(answer);
  const { said } = page.answers;
  return (
    <Stack gap={12} fit="shrink">
      <Text as="h2" type="shift" dir="auto">
        {unbrokenFigures(headline)}
      </Text>
      {!isUnknown && (
        <Row gap={8} wrap role="group" aria-label="Answer" data-print="none">
          {links.map((link) => (
            <LinkButton key={link.label} link={link} />
          ))}
          <Row gap={4} className={styles.tools}>
            <IconButton
              label="Pin"
              aria-pressed={pins.isPinned(query)}
              icon={<Pin size={16} fill={pins.isPinned(query) ? 'currentColor' : 'none'} />}
              onClick={() => pins.toggle(sow.id, query)}
            />
            <IconButton label="Copy as Markdown" icon={<Copy size={16} />} onClick={() => void copy.markdown(answer)} />
            <IconButton
              label="Copy link to this query"
              icon={<Link2 size={16} />}
              onClick={() => void copy.link(answer, sow.id)}
            />
            {rows.length > 0 && (
              <IconButton
                label="Save as CSV"
                icon={<Download size={16} />}
                onClick={() =>
                  downloadCsv(answerSheet(answer), exportFileName(sow.name, 'Answer', CURRENT_DATA, now()))
                }
              />
            )}
          </Row>
        </Row>
      )}
      {groups !== null ? (
        <GroupTable groups={groups} answer={answer} page={page} />
      ) : (
        <AnswerTable answer={answer} page={page} />
      )}
      <SourceList sources={answer.sources} />
      {said !== null && <SaidSection said={said} />}
      {notes.map((note) => (
        <Text key={note} type="small" tone="muted">
          {unbrokenFigures(note)}
        </Text>
      ))}
      <Row gap={8} wrap type="small" tone="muted">
        {date !== null && `Figures of ${date}${since === null ? '' : `, compared with ${since}`}.`}
        {isCompared && (
          <ComparedChoice compared={comparison.compared} comparable={comparison.comparable} align="start" />
        )}
      </Row>
      <NearQueries answer={answer} page={page} />
    </Stack>
  );
});

function LinkButton({ link: { action, label, path } }: { readonly link: AnswerLink }) {
  return (
    <ButtonLink to={path} variant={action.isFirst === true ? 'ink' : 'outline'} size="small">
      {label}
    </ButtonLink>
  );
}

/** About square, so that the rows of an answer, which are often alike, lie less upon each other. */
const SIZE = { width: 320, height: 340 };
const NONE: ReadonlySet<string> = new Set();

/** Where the rows of an answer stand among all. The numbers of the table are those on the map. */
export function AnswerMap({ answer, sow }: { readonly answer: Answer; readonly sow: Sow }) {
  const growthName = growthNameOf(sow);
  const sizeAxis = sizeAxisOf(sow);
  const marks = useMemo(() => marksOfAnswer(answer), [answer]);
  const map = useMemo(() => {
    if (marks === null) return null;
    const all = rowsOf(answer.query.subject, answer.facts).flatMap((row) => signalOfRow(row) ?? []);
    const room = {
      plane: planeWithAxes(SIZE),
      measure: nameRuler(),
      growthName,
      sizeAxis,
      corners: [],
    };
    const { signals: chosen, before, firstNumber } = marks;
    return smallMap({ all, chosen, before, named: NONE, firstNumber }, room);
  }, [marks, answer, growthName, sizeAxis]);
  if (map === null || marks === null) return null;
  return <SmallMapPicture map={map} label={marks.label} hasAxes />;
}
