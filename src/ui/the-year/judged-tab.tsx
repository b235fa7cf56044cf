import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { JudgedViewModel } from '../../application/the-year/judged.view-model';
import { YearRecordsViewModel } from '../../application/the-year/year-records.view-model';
import { byStatus, judgedOf, LEAST_FOR_SHARES, judgedBy, movedFirst, type Judged } from '../../domain/the-year/judged';
import { shortMonthYear } from '../../domain/shared/calendar';
import { countOf, formatCount } from '../../domain/shared/figures';
import type { SowId } from '../../domain/shared/entity-id';
import type { PlaneItem } from '../../domain/plane/plane-scene';
import { smallMap } from '../../domain/plane/small-map';
import { quadrantOf } from '../../domain/topic/quadrant';
import { topicStatusName } from '../../domain/topic/topic-status';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { downloadCsv } from '../kit/files/download';
import { EmptyState } from '../kit/layout/empty-state';
import { Box, Row, Stack, Text } from '../kit/layout/stack';
import { csvOf } from '../kit/table/column';
import { Table } from '../kit/table/table';
import { SmallMapPicture } from '../plane/small-map-picture';
import { nameRuler } from '../plane/text-ruler';
import { quadrantHue } from '../signal/dot';
import { StatusIcon } from '../signal/status-icon';
import { IN_FILES, judgedColumns } from './judged-columns';
import { YearRecordList, RecordPage } from './year-record-list';
import styles from './judged-tab.module.scss';

interface Props {
  readonly sow: SowId;
}

/** Decisions on earlier data beside what became of their topics. */
export const JudgedTab = observer(function JudgedTab({ sow }: Props) {
  const view = useResolved(JudgedViewModel);
  const records = useResolved(YearRecordsViewModel);
  const [lastRead, setLastRead] = useState<string | null>(null);
  useEffect(() => view.load(sow), [view, sow]);
  const record = records.recordOf(view.opens.record);
  const { projectName } = view;
  if (record !== null) {
    const close = (): void => {
      setLastRead(record.id);
      view.opens.readRecord(null);
    };
    return <RecordPage {...{ records, record, projectName }} onClose={close} />;
  }
  const recorded = (
    <YearRecordList records={records} lastRead={lastRead} onOpen={({ id }) => view.opens.readRecord(id)} />
  );
  return view.isEmpty ? (
    <div className={styles.page}>
      <NothingYet view={view} />
      {recorded}
    </div>
  ) : (
    <JudgedPage view={view}>{recorded}</JudgedPage>
  );
});

interface OfView {
  readonly view: JudgedViewModel;
}

const NothingYet = observer(function NothingYet({ view }: OfView) {
  const { keptCount, data } = view;
  const date = shortMonthYear(data);
  return (
    <EmptyState
      title="The first comparison comes with the next data"
      benefits={[
        ...(keptCount === 0
          ? []
          : [
              `${countOf(keptCount, 'decision')} ${keptCount === 1 ? 'keeps' : 'keep'} the figures${date === null ? '' : ` of ${date}`}`,
            ]),
        'A reason takes one line, and is the part worth reading later',
      ]}
      action={<Button onClick={view.opens.queue}>Decide the next topic</Button>}
    >
      Each decision keeps the figures and the quadrant it was made on. When the project’s data is next updated, this
      page sets them beside the new ones.
    </EmptyState>
  );
});

interface PageProps extends OfView {
  /** At its end. */
  readonly children: ReactNode;
}

const JudgedPage = observer(function JudgedPage({ view, children }: PageProps) {
  const { all, headline, notes, origin, looks, calls, data } = view;
  const groups = byStatus(judgedOf(all));
  const columns = judgedColumns(view);
  const [then, now] = [judgedBy(all.compared), shortMonthYear(data)];
  const exportTable = (): void => {
    const rows = groups.flatMap(({ of }) => of);
    downloadCsv(csvOf([...columns, ...IN_FILES], rows), `${view.projectName ?? 'Project'}, how we judged`);
  };
  return (
    <article className={styles.page} aria-label="How we judged">
      <Row gap={8} align="start" wrap>
        <Stack gap={8} fit="grow" className={styles.head}>
          <Text as="h2" type="headline" className={styles.headline}>
            {headline}
          </Text>
          <Text tone="muted" className={styles.notes}>
            {notes.join(' ')}
          </Text>
        </Stack>
        <Button variant="quiet" size="small" onClick={exportTable}>
          <Download size={16} strokeWidth={1.75} aria-hidden="true" /> Export
        </Button>
      </Row>
      <div className={styles.maps}>
        {groups.map(({ status, of }) => {
          const compared = of.filter((each) => each.compared !== null);
          return (
            <StatusMap key={status} view={view} of={compared}>
              <Row gap="0 8" type="label" justify="between" wrap>
                <Row as="span" gap={8} fit="shrink">
                  <StatusIcon status={status} size={16} />
                  {topicStatusName(status)}
                </Row>
                <Text as="span" type="small" tone="muted" tabular className={styles.moved}>
                  {movedWords(compared, all.compared.length)}
                </Text>
              </Row>
            </StatusMap>
          );
        })}
      </div>
      <Row gap="4 16" wrap type="small" tone="muted" above={8}>
        {then !== null && now !== null && (
          <Row as="span" gap={8} fit="shrink">
            <Comet /> {then} to {now}
          </Row>
        )}
        <span>Right is larger, up is faster</span>
      </Row>
      {looks.length > 0 && (
        <section aria-label="Worth a second look">
          <Row gap="4 16" wrap align="baseline" type="small" tone="muted" above={16}>
            <Text as="h3" type="label" tone="strong">
              Worth a second look
            </Text>
            {looks.map(({ of, topic, words }) => (
              <button
                key={of.id}
                type="button"
                className={styles.look}
                data-quadrant={quadrantHue(topic.quadrant)}
                onClick={() => view.opens.card(of)}
              >
                <i aria-hidden="true" /> <b dir="auto">{of.name}</b> {words}
              </button>
            ))}
          </Row>
        </section>
      )}
      {calls.length > 0 && (
        <Box as="section" type="small" aria-label="Who called it first" className={styles.calls}>
          <Text as="h3" type="label">
            Called first in the team
          </Text>
          <ul>
            {calls.map(({ of, words }) => (
              <li key={of.id}>
                <b dir="auto">{of.name}</b>: {words}
              </li>
            ))}
          </ul>
        </Box>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div className={styles.scroll} role="group" aria-label="Judged topics" tabIndex={0} data-print="flow">
        <Table
          label="Decisions then and now"
          columns={columns}
          phone="blocks"
          keyOf={({ id }) => id}
          groups={movedFirst(groups)
            .filter(({ of }) => of.length > 0)
            .map(({ status, of }) => ({
              key: status,
              head: {
                label: topicStatusName(status),
                content: (
                  <Row gap={8} type="label">
                    <StatusIcon status={status} size={16} />
                    {topicStatusName(status)}
                    <Text as="span" type="small" tone="muted">
                      {rowWords(of, all.compared.length)}
                    </Text>
                  </Row>
                ),
              },
              rows: of,
            }))}
        />
      </div>
      {origin.length > 0 && (
        <Text type="caption" tone="muted" above={16}>
          {origin.join(' ')}
        </Text>
      )}
      {children}
    </article>
  );
});

/** '0 of 3 moved, 1 not compared': above all rows of a status, also those that say why they are not. */
function rowWords(of: readonly Judged[], total: number): string {
  const compared = of.filter((each) => each.compared !== null);
  const others = of.length - compared.length;
  return `${movedWords(compared, total)}${others === 0 ? '' : `, ${formatCount(others)} not compared`}`;
}

/** '4 of 5 moved'; where there are too few decisions for shares, only how many. */
function movedWords(of: readonly Judged[], total: number): string {
  const moved = of.filter(({ compared }) => compared?.hasMoved === true).length;
  return total < LEAST_FOR_SHARES
    ? `${formatCount(moved)} moved`
    : `${formatCount(moved)} of ${formatCount(of.length)} moved`;
}

/** As on the small maps: a tail from where it was, to the dot where it is. */
function Comet() {
  return (
    <svg className={styles.key} viewBox="0 0 36 12" aria-hidden="true">
      <path d="M0 6L29 2V10Z" fill="currentColor" opacity="0.5" />
      <circle cx="29" cy="6" r="5" fill="currentColor" />
    </svg>
  );
}

interface MapProps extends OfView {
  readonly of: readonly Judged[];
  readonly children: ReactNode;
}

const PLANE = { width: 264, height: 124 };

/** Where the topics of one status were and are, on the plane of the whole project. */
const StatusMap = observer(function StatusMap({ view, of, children }: MapProps) {
  const { topics, growthName, sizeAxis } = view;
  const map = useMemo(() => {
    const chosen = of.flatMap(({ topic }) => topic ?? []);
    const before = new Map(of.flatMap((each) => itemBefore(each) ?? []).map((item) => [item.id, item]));
    const room = { plane: PLANE, measure: nameRuler(), growthName, sizeAxis, corners: [] };
    return smallMap({ all: topics, chosen, before, named: new Set() }, room);
  }, [of, topics, growthName, sizeAxis]);
  const names = of.map(({ name, compared }) => `${name}${compared?.hasMoved === true ? ' moved' : ''}`);
  return (
    <figure className={styles.map}>
      <figcaption>{children}</figcaption>
      {map === null ? (
        <Text type="small" tone="muted" className={styles.none}>
          None
        </Text>
      ) : (
        <SmallMapPicture map={map} label={`Growth by size: ${names.join(', ')}`} />
      )}
    </figure>
  );
});

/** The topic as it was decided. */
function itemBefore({ id, name, topic, decision: { figures } }: Judged): PlaneItem | null {
  if (figures === null || topic === null) return null;
  const { growth, sizing: average, consumer, industry, society, quadrant, drivers } = figures;
  const sizing = { average, averageLabel: null, consumer, industry, society };
  return { id, name, growth, sizing, quadrant: quadrantOf(quadrant), driverCount: drivers };
}
