import { Download, Printer } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { YearRecordsViewModel } from '../../application/the-year/year-records.view-model';
import { countOf } from '../../domain/shared/figures';
import { isolated } from '../../domain/shared/words';
import { thenToNow } from '../../domain/the-year/decision-words';
import { thenAndNow } from '../../domain/the-year/then-and-now';
import { recordCounts, recordTitle, sinceWords } from '../../domain/the-year/year-record';
import type { DecisionRecord, RecordedOn } from '../../domain/topic/decision-record';
import { spreadsheetFigure } from '../../domain/topic/figures';
import { quadrantOf } from '../../domain/topic/quadrant';
import { topicStatusName } from '../../domain/topic/topic-status';
import { Button } from '../kit/controls/button';
import { downloadCsv } from '../kit/files/download';
import { Row, Stack, Text } from '../kit/layout/stack';
import { csvOf, type Column } from '../kit/table/column';
import { Table } from '../kit/table/table';
import { StatusIcon } from '../signal/status-icon';
import styles from './judged-tab.module.scss';

interface Props {
  readonly records: YearRecordsViewModel;
  /** The one that the user comes back from; null: none. */
  readonly lastRead: string | null;
  readonly onOpen: (record: DecisionRecord) => void;
}

/** The decisions of the year that were recorded, and the button that records what is decided now. */
export const YearRecordList = observer(function YearRecordList({ records, lastRead, onOpen }: Props) {
  const { all, canRecord, decided, last } = records;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const at = all.findIndex(({ id }) => id === lastRead);
    if (at >= 0 && activeElement === body) list.current?.children[at]?.querySelector('button')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the user comes back
  }, []);
  if (all.length === 0 && !canRecord) return null;
  return (
    <section aria-label="Decisions of the year" className={styles.records} data-print="none">
      <Row gap={8} wrap>
        <Text as="h3" type="label">
          Decisions of the year
        </Text>
        {canRecord && (
          <Button variant="outline" size="small" onClick={() => records.record(null)}>
            Record the decision
          </Button>
        )}
      </Row>
      <Text type="small" tone="muted" role="status">
        {all.length === 0
          ? `What you have decided on ${countOf(decided, 'topic')} is not recorded. A record keeps statuses, reasons and figures as they are today, and is never changed.`
          : ''}
      </Text>
      <ul ref={list}>
        {all.map((record) => (
          <li key={record.id}>
            <Row gap={8} wrap>
              <button type="button" className={styles.name} onClick={() => onOpen(record)}>
                {recordTitle(record)}
              </button>
              <Text as="span" type="small" tone="muted">
                {record.by !== null && `recorded by ${isolated(record.by)}, `}
                {recordCounts(record.topics)}
                {record.id !== last?.id && isCorrected(record, all) && ', corrected by a later one'}
              </Text>
            </Row>
          </li>
        ))}
      </ul>
    </section>
  );
});

function isCorrected({ id }: DecisionRecord, all: readonly DecisionRecord[]): boolean {
  return all.some(({ corrects }) => corrects === id);
}

interface PageProps {
  readonly records: YearRecordsViewModel;
  readonly record: DecisionRecord;
  readonly projectName: string | null;
  readonly onClose: () => void;
}

/** One decision of the year, as it was recorded, beside what its topics are now. It can be printed. */
export const RecordPage = observer(function RecordPage({ records, record, projectName, onClose }: PageProps) {
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // It is another page: it begins at its top, and is read from its heading.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const corrected = records.recordOf(record.corrects);
  const later = records.all.find(({ corrects }) => corrects === record.id);
  const columns = recordColumns(records);
  const title = recordTitle(record);
  const correct = (): void => {
    records.record(record);
    setAsking(false);
    onClose();
  };
  return (
    <article className={styles.page} aria-label={title}>
      <Row gap={8} align="start" wrap>
        <Stack gap={8} fit="grow" className={styles.head}>
          <Text as="h2" type="greeting" ref={heading} tabIndex={-1}>
            {title}
          </Text>
          <Text tone="muted">
            {[
              `${countOf(record.topics.length, 'topic')}: ${recordCounts(record.topics)}.`,
              ...(record.by === null ? [] : [`Recorded by ${isolated(record.by)}.`]),
              ...(corrected === null ? [] : [`It corrects the ${recordTitle(corrected).toLowerCase()}.`]),
              ...(later === undefined ? [] : [`It is corrected by the ${recordTitle(later).toLowerCase()}.`]),
              sinceWords(records.today.since(record)),
              'A move is not a verdict.',
            ].join(' ')}
          </Text>
        </Stack>
        <Row gap={8} wrap data-print="none">
          <Button variant="quiet" size="small" onClick={onClose}>
            Back to how we judged
          </Button>
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            <Printer size={16} strokeWidth={1.75} aria-hidden="true" /> Print
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              downloadCsv(
                csvOf([...columns, ...inFiles(records)], record.topics),
                `${projectName ?? 'Project'}, ${title}`,
              )
            }
          >
            <Download size={16} strokeWidth={1.75} aria-hidden="true" /> Export
          </Button>
          {records.canRecord && later === undefined && record.by === null && (
            <Button variant="outline" size="small" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
              Correct it
            </Button>
          )}
        </Row>
      </Row>
      {isAsking && (
        <Row gap={8} wrap above={12} role="group" aria-label="Correct the decision" data-print="none">
          <Text as="span">
            What is decided now is recorded as a further decision that names this one. This one stays as it is.
          </Text>
          <Button size="small" onClick={correct}>
            Record the correction
          </Button>
        </Row>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div className={styles.scroll} role="group" aria-label="Recorded topics" tabIndex={0} data-print="flow">
        <Table
          label={title}
          columns={columns}
          phone="blocks"
          keyOf={({ id }) => id}
          groups={[{ key: record.id, rows: record.topics }]}
        />
      </div>
    </article>
  );
});

function recordColumns(records: YearRecordsViewModel): readonly Column<RecordedOn>[] {
  const change = (on: RecordedOn, figure: 'sizing' | 'growth'): string => {
    const topic = records.today.topicOf(on);
    if (on.figures === null) return 'not kept';
    return topic === null ? 'no longer in the data' : thenToNow(thenAndNow(on.figures, topic)[figure]);
  };
  return [
    {
      id: 'topic',
      head: 'Topic',
      isRowHead: true,
      grows: true,
      width: 184,
      phone: 'line',
      cell: (on) => (
        <Text as="span" type="name" dir="auto">
          {nameOf(on)}
        </Text>
      ),
      csv: nameOf,
    },
    {
      id: 'status',
      head: 'Decided',
      width: 120,
      cell: ({ status, isHidden }) =>
        status === null ? (
          <Text as="span" type="small" tone="muted">
            {isHidden ? 'decide it first' : 'the members disagreed'}
          </Text>
        ) : (
          <Row as="span" gap={4} type="small">
            <StatusIcon status={status} size={14} />
            {topicStatusName(status)}
          </Row>
        ),
      csv: ({ status }) => (status === null ? '' : topicStatusName(status)),
    },
    {
      id: 'says',
      head: 'Reason given then',
      grows: true,
      width: 184,
      phone: 'line',
      cell: (on) => (
        <Text as="span" type="small" {...(saidWords(on) === NO_REASON && { tone: 'muted' })} dir="auto">
          {saidWords(on)}
        </Text>
      ),
      csv: saidWords,
    },
    {
      id: 'responsible',
      head: 'Responsible',
      width: 120,
      cell: ({ responsible }) => (
        <Text as="span" type="small" dir="auto">
          {responsible}
        </Text>
      ),
      csv: ({ responsible }) => responsible ?? '',
    },
    {
      id: 'sizing',
      head: 'Sizing',
      width: 120,
      phoneLabel: 'sizing',
      cell: (on) => (
        <Text as="span" type="small" tabular>
          {change(on, 'sizing')}
        </Text>
      ),
      csv: ({ figures }) => spreadsheetFigure('sizing', figures?.sizing ?? null),
    },
    {
      id: 'growth',
      head: 'Growth a year',
      width: 120,
      phoneLabel: 'growth',
      cell: (on) => (
        <Text as="span" type="small" tabular>
          {change(on, 'growth')}
        </Text>
      ),
      csv: ({ figures }) => spreadsheetFigure('growth', figures?.growth ?? null),
    },
  ];
}

/** Further columns of a file: the quadrant then, and the figures of now. */
function inFiles(records: YearRecordsViewModel): readonly Column<RecordedOn>[] {
  return [
    {
      id: 'then',
      head: 'Quadrant then',
      cell: () => null,
      csv: ({ figures }) => (figures === null ? '' : quadrantOf(figures.quadrant).label),
    },
    {
      id: 'now',
      head: 'Quadrant now',
      cell: () => null,
      csv: (on) => records.today.topicOf(on)?.quadrant.label ?? 'gone',
    },
    {
      id: 'sizing now',
      head: 'Sizing now',
      cell: () => null,
      csv: (on) => spreadsheetFigure('sizing', records.today.topicOf(on)?.sizing.average ?? null),
    },
    {
      id: 'growth now',
      head: 'Growth now',
      cell: () => null,
      csv: (on) => spreadsheetFigure('growth', records.today.topicOf(on)?.growth ?? null),
    },
  ];
}

const NO_REASON = 'no reason noted';

/** The reasons; where the members disagreed, who said what. */
function saidWords({ says, status, isHidden }: RecordedOn): string {
  if (isHidden) return '';
  const isApart = status === null;
  const said = says.flatMap(({ name, status: own, reason }) => {
    if (!isApart && reason === null) return [];
    const who = name === null ? '' : isApart ? `${name}, ${topicStatusName(own)}` : name;
    return [[who, reason].filter((part) => part !== null && part !== '').join(': ')];
  });
  return said.length === 0 ? NO_REASON : said.join('; ');
}

function nameOf({ name }: RecordedOn): string {
  return name === '' ? 'A topic whose name this browser has forgotten' : name;
}
