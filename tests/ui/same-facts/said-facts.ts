import { observable } from 'mobx';
import { answerOf } from '../../../src/application/ask/answers/answer';
import { BoardViewModel } from '../../../src/application/board/board.view-model';
import { BriefViewModel } from '../../../src/application/brief/brief.view-model';
import { Colleagues } from '../../../src/application/decisions/colleagues';
import { TeamViewModel } from '../../../src/application/team/team.view-model';
import { isWithout } from '../../fakes/is-without';
import { ExploreCharts } from '../../../src/application/charts/explore-charts';
import { CompareViewModel } from '../../../src/application/compare/compare.view-model';
import { CoverageViewModel } from '../../../src/application/coverage/coverage.view-model';
import { DataRefresh } from '../../../src/application/discoveries/data-refresh.view-model';
import { EXPLORE_SECTIONS } from '../../../src/application/filters/explore-section';
import { HomeMatter } from '../../../src/application/home/home-matter';
import { HomeViewModel } from '../../../src/application/home/home.view-model';
import { HomeWork } from '../../../src/application/home/home-work';
import { AskSources } from '../../../src/application/query/ask-sources';
import { RankingStore } from '../../../src/application/ranking/ranking.store';
import type { ReviewViewModel } from '../../../src/application/review/review.view-model';
import { TopicFacts } from '../../../src/application/review/topic-facts';
import { ReviewTopics } from '../../../src/application/worklist/review-topics';
import { textOfFigure } from '../../../src/domain/brief/brief-words';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { askProject } from '../../../src/domain/query/language/project';
import { segment } from '../../../src/domain/query/language/segment';
import { EVERY_TOPIC, type Query } from '../../../src/domain/query/query';
import { MISSING_FIGURE } from '../../../src/domain/shared/figures';
import { formatFigure } from '../../../src/domain/topic/figures';
import { shownFigure } from '../../../src/domain/topic/review-figures';
import { QUADRANT_CODES } from '../../../src/domain/topic/quadrant';
import { isDecided, TOPIC_STATUSES, topicStatusName } from '../../../src/domain/topic/topic-status';
import type { Topic } from '../../../src/domain/topic/topic';
import { ChartData } from '../../../src/application/charts/chart-data';
import { countQuadrants, describeMap } from '../../../src/ui/charts/items/map-summary';
import { movementKeyWords } from '../../../src/ui/charts/map/draw/movement-key';
import { MapModel } from '../../../src/ui/charts/map/model/map-model';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { TestPlatform } from '../../fakes/test-platform';
import { chartSources, measure, PLANE } from '../charts/open-map';
import { CODES, facts, NAMES, numberBefore, ofRows, type Places, type Said } from './named-facts';

const SOW = entityId<'sow'>('1');

function chartOf(
  platform: TestPlatform,
  surface: 'opportunityMap' | 'topicList' | 'trendList',
  movement = false,
): ChartData {
  const view = observable(
    { filters: DEFAULT_FILTERS, theme: 'light' as const, table: false, rings: false, movement },
    {},
    { deep: false },
  );
  const nothing = () => {};
  const data = new ChartData(
    { surface, sowId: SOW },
    view,
    { topicOpened: nothing, trendOpened: nothing },
    chartSources(platform),
  );
  data.start();
  return data;
}

/** What the places of an open project say. The review is entered, and the previous data are loaded. */
export function saidIn(platform: TestPlatform, review: ReviewViewModel): Places {
  const topics = platform.signals.everyTopic;
  return {
    ...ofHome(platform),
    ...ofReview(platform, review),
    ...ofExplorer(platform),
    ...ofAsk(platform),
    'what changed': ofWhatChanged(platform.get(DataRefresh)),
    ...(isWithout('team') ? {} : ofTeam(platform)),
    compare: ofCompare(platform, topics),
    brief: ofBrief(platform, topics),
  };
}

function ofHome(platform: TestPlatform): Places {
  const { review } = platform.get(HomeWork);
  const line = platform.get(HomeViewModel).banner.line?.words ?? '';
  const matter = platform.get(HomeMatter).matter?.words ?? '';
  const isOfChanges = line.includes(' since ');
  return {
    home:
      review === null
        ? {}
        : {
            tracked: review.total.all,
            decided: review.total.decided,
            undecided: review.total.all - review.total.decided,
            untracked: numberBefore('topics? (?:is|are) left out', review.leftOut),
            ...facts('tracked in quadrant', QUADRANT_CODES, (code) => review.quadrants.get(code)?.all ?? 0),
          },
    "home's first line": isOfChanges
      ? { moved: numberBefore('topics? moved', line), new: numberBefore('new', line), gone: numberBefore('gone', line) }
      : line === ''
        ? {}
        : { topics: numberBefore('topics?', line) },
    "home's banner": matter.includes('changed quadrant')
      ? { 'changed quadrant, undecided': numberBefore('topics? changed', matter) }
      : matter.includes('undecided') && !matter.includes('new topic')
        ? { undecided: numberBefore('topics?', matter) }
        : matter.includes('all topics are decided')
          ? { undecided: 0 }
          : {},
  };
}

function ofReview(platform: TestPlatform, review: ReviewViewModel): Places {
  const reviewed = platform.get(ReviewTopics);
  const { coverage } = platform.get(CoverageViewModel);
  const board = platform.get(BoardViewModel);
  const lines = platform.get(TopicFacts);
  const ranked = platform.get(RankingStore).ranked;
  const inQuadrant = (code: number | null): number =>
    board.columns
      .flatMap(({ quadrants }) => quadrants)
      .filter((each) => each.code === code)
      .reduce((sum, { count }) => sum + count, 0);
  const line = (topic: Topic, figure: 'growth' | 'sizing'): string =>
    lines.linesOf(topic).find((each) => each.figure === figure)?.text ?? MISSING_FIGURE;
  const boarded = board.columns.flatMap((column) => column.topics.map((topic) => ({ topic, status: column.status })));
  return {
    menu: { undecided: reviewed.undecidedCount },
    review: {
      tracked: review.queue.topics.length,
      decided: review.queue.decidedCount,
      undecided: review.queue.left,
      untracked: numberBefore('topics? (?:is|are) left out', reviewed.leftOut),
      ...ofRows(review.queue.topics, {
        status: (topic) => review.queue.statusOf(topic),
        growth: (topic) => line(topic, 'growth'),
        sizing: (topic) => line(topic, 'sizing'),
      }),
    },
    board: {
      tracked: boarded.length,
      ...facts('with status', TOPIC_STATUSES, (status) => board.column(status).topics.length),
      ...facts('tracked in quadrant', CODES, inQuadrant),
      ...ofRows(
        boarded.map(({ topic }) => topic),
        {
          status: ({ id }) => boarded.find(({ topic }) => topic.id === id)?.status ?? null,
          growth: (topic) => formatFigure('growth', topic.growth, board.decimals),
        },
      ),
    },
    coverage: {
      tracked: coverage.total.all,
      decided: coverage.total.decided,
      undecided: coverage.total.all - coverage.total.decided,
      ...facts('tracked in quadrant', QUADRANT_CODES, (code) => coverage.quadrants.get(code)?.all ?? 0),
    },
    'cells of coverage': {
      tracked:
        coverage.rows.flatMap(({ cells }) => [...cells.values()]).reduce((sum, { all }) => sum + all, 0) +
        coverage.outside,
    },
    ranking: {
      topics: ranked.length,
      ...ofRows(
        ranked.map(({ topic }) => topic),
        {},
      ),
    },
  };
}

function ofExplorer(platform: TestPlatform): Places {
  const data = chartOf(platform, 'opportunityMap', true);
  const map = new MapModel(data, measure);
  map.resize(PLANE, false);
  const list = chartOf(platform, 'topicList');
  const { changes } = data.movement;
  const moves = changes === null ? [] : Object.entries(movementKeyWords(map.facts.movementCount, changes));
  const trends = chartOf(platform, 'trendList');
  const counts = countQuadrants(data.items);
  const corner = (code: number | null, kind: 'count' | 'placed'): number =>
    counts.find((each) => each.code === code)?.[kind] ?? 0;
  const text = describeMap(data.items, 'topic');
  const charts = platform.get(ExploreCharts);
  const [section] = EXPLORE_SECTIONS.opportunityMap;
  const countWith = (filters: object): number | null =>
    section === undefined ? null : charts.countWith(section, { ...DEFAULT_FILTERS, ...filters });
  const { decimals } = list.listFigures;
  const marks = trends.items.flatMap(({ id }) => list.decidedOf(id) ?? []);
  const inTrends = list.items.filter(({ trendId, status }) => trendId !== null && status !== null);
  const rows = list.items.map((item) => ({ ...item, id: entityId<'topic'>(item.id) })) as never as readonly Topic[];
  const corners = CODES.map((code) => counts.find((each) => each.code === code)).map(
    (each) => each && map.cornerCount(each),
  );
  return {
    map: {
      topics: data.items.length,
      'off the map': map.offMap.length,
      ...facts('in quadrant', CODES, (code) => corner(code, 'count')),
      ...facts('drawn in quadrant', CODES, (code) => corner(code, 'placed')),
    },
    "the map's corners": {
      ...facts('drawn in quadrant', CODES, (_, at) => Number.parseInt(corners[at] ?? '0', 10)),
      'off the map': corners.reduce((sum, words) => sum + numberBefore('not on the map', words ?? ''), 0),
    },
    'the map in words': {
      'off the map': Number(/not known: (\d+)/.exec(text)?.[1] ?? 0),
    },
    list: {
      topics: list.items.length,
      ...ofRows(rows, {
        status: (topic) => topic.status,
        growth: ({ growth }) => formatFigure('growth', growth, decimals.growth),
        sizing: ({ sizing }) => formatFigure('sizing', sizing.average, decimals.sizing),
      }),
    },
    'trends in the list': {
      topics:
        trends.items.reduce((sum, { topicCount }) => sum + (topicCount ?? 0), 0) +
        list.items.filter(({ trendId }) => trendId === null).length,
      decided:
        marks.filter(Boolean).length +
        list.items.filter(({ trendId, status }) => trendId === null && status !== null && isDecided(status)).length,
      tracked: marks.length + (list.items.filter(({ status }) => status !== null).length - inTrends.length),
    },
    'the table of the map': changes === null ? {} : { moved: changes.moved, new: changes.new, gone: changes.gone },
    // '2 moved on the map' is said of bubbles alone.
    'movement on the map': Object.fromEntries(
      moves.flatMap(([kind, words]) => (words.includes('the map') ? [] : [[kind, Number.parseInt(words, 10)]])),
    ),
    filters: {
      ...facts('in quadrant', QUADRANT_CODES, (code) => countWith({ topicQuadrantFilter: [code] })),
      ...facts('with status', TOPIC_STATUSES, (status) => countWith({ statusFilter: [status] })),
    },
  };
}

/** What the team's tab counts, in its words and its filter; nothing without a team. */
function ofTeam(platform: TestPlatform): Places {
  const { isShared, members } = platform.get<Colleagues>(Colleagues);
  if (!isShared) return {};
  const { rows, groups, counts, headline } = platform.get(TeamViewModel);
  const words = headline.join(' ');
  const open = words.includes('still undecided') ? numberBefore('topics? (?:is|are) still undecided', words) : 0;
  return {
    team: {
      tracked: rows.length,
      'undecided by all': groups.find(({ key }) => key === 'none')?.rows.length ?? 0,
      'undecided by colleagues': counts.none,
      'the team disagrees': counts.disagree,
      members: members.length,
      ...ofRows(
        rows.map(({ topic }) => topic),
        {},
      ),
    },
    "the team's headline": {
      'undecided by all': open,
      ...(counts.disagree === 0 ? {} : { 'the team disagrees': numberBefore('of \\d+', words) }),
    },
  };
}

function ofWhatChanged({ topics }: DataRefresh): Said {
  if (topics === null) return {};
  return {
    moved: topics.movements.length,
    new: topics.added.length,
    gone: topics.gone.length,
    'changed quadrant': topics.toAnotherQuadrant,
    topics: topics.movements.length + topics.added.length + topics.still.length,
  };
}

/** What is asked, and the fact that the number of its rows is. */
const QUESTIONS: readonly (readonly [question: string, fact: string])[] = [
  ['topics', 'topics'],
  ['how many topics are there', 'topics'],
  ['undecided topics', 'undecided'],
  ['wie viele Themen sind noch offen', 'undecided'],
  ['decided topics', 'decided'],
  ...TOPIC_STATUSES.filter(isDecided).map(
    (status) => [`${topicStatusName(status)} topics`, `with status ${status}`] as const,
  ),
  ['strong signals', 'in quadrant 1'],
  ['mature signals', 'in quadrant 2'],
  ['disruptors', 'in quadrant 3'],
  ['uncertain signals', 'in quadrant 4'],
  ['unclassified topics', 'in quadrant null'],
  ['topics that moved to another quadrant', 'changed quadrant'],
  ['undecided topics that moved to another quadrant', 'changed quadrant, undecided'],
];

/** The same of a team. */
const QUESTIONS_OF_TEAM: typeof QUESTIONS = [
  ['no colleague has decided', 'undecided by colleagues'],
  ['no one on the team has decided', 'undecided by colleagues'],
  ['topics the team disagrees on', 'the team disagrees'],
];

function ofAsk(platform: TestPlatform): Places {
  const { source } = platform.get(AskSources);
  if (source === null) return {};
  const project = askProject(source);
  const answer = (query: Query) => answerOf(query, source.facts);
  const questions = source.members.length > 0 ? [...QUESTIONS, ...QUESTIONS_OF_TEAM] : QUESTIONS;
  const asked = questions.flatMap(([question, fact]): readonly (readonly [string, Said])[] => {
    const { query, open } = segment(question, EVERY_TOPIC, project);
    if (open.length > 0) return [[`Ask: ${question}`, { [fact]: 'not read' }]];
    // What changed is not known without earlier data.
    if (fact.startsWith('changed') && source.facts.previous === null) return [];
    const { headline, rows } = answer(query);
    return [
      [`Ask: ${question}`, { [fact]: rows.length }],
      [`the headline of ‘${question}’: ${headline}`, numberIn(headline, fact)],
    ];
  });
  const all = answer({ ...EVERY_TOPIC, shown: ['growth', 'sizing'] });
  const rows = all.rows.flatMap((row) => (row.type === 'topic' ? [row.topic] : []));
  const cell = (head: RegExp, topic: Topic): string => {
    const at = all.rows.findIndex((row) => row.type === 'topic' && row.topic.id === topic.id);
    const row = all.rows[at];
    const column = all.columns.find((each) => head.test(each.head));
    return row === undefined || column === undefined ? '?' : column.text(row);
  };
  return {
    ...Object.fromEntries(asked),
    'rows of Ask': {
      ...ofRows(rows, { growth: (topic) => cell(/^Growth/, topic), sizing: (topic) => cell(/sizing/i, topic) }),
      ...facts(
        'status of',
        rows.map(({ id }) => id),
        (_, at) => {
          const text = cell(/^Status/, rows[at] as Topic);
          return TOPIC_STATUSES.find((status) => topicStatusName(status) === text) ?? null;
        },
      ),
    },
  };
}

/** The number of a headline; nothing where it names its rows. */
function numberIn(headline: string, fact: string): Said {
  const [first = ''] = headline.replace(/^All /, '').split(' ');
  const named = NAMES.indexOf(first.toLowerCase());
  const number = named >= 0 ? named : Number(first);
  return Number.isNaN(number) ? {} : { [fact]: number };
}

function ofCompare(platform: TestPlatform, topics: readonly Topic[]): Said {
  const chosen = topics.slice(0, 4);
  if (chosen.length < 2) return {};
  platform.navigator.go(`/compare/1?${chosen.map(({ id }) => `topic=${id}`).join('&')}`);
  const view = platform.get(CompareViewModel);
  const leave = view.enter(SOW);
  const text = (figure: 'growth' | 'sizing', topic: Topic): string => {
    const cell = view.rows.find((row) => row.figure === figure)?.cells[chosen.indexOf(topic)];
    return cell === undefined ? MISSING_FIGURE : shownFigure(cell);
  };
  const said = ofRows(chosen, {
    status: ({ id }) => view.columns.find((column) => column.id === id)?.status ?? null,
    growth: (topic) => text('growth', topic),
    sizing: (topic) => text('sizing', topic),
  });
  const names = facts(
    'name of',
    chosen.map(({ id }) => id),
    (id) => view.columns.find((column) => column.id === id)?.signal.name ?? null,
  );
  leave();
  return { ...said, ...names };
}

function ofBrief(platform: TestPlatform, topics: readonly Topic[]): Said {
  const view = platform.get(BriefViewModel);
  for (const { id } of topics) view.editor.add(id);
  const { brief } = view;
  const of = (id: string) => brief.topics.find(({ topic }) => topic.id === id);
  return ofRows(
    brief.topics.map(({ topic }) => topic),
    {
      status: ({ id }) => of(id)?.status ?? null,
      growth: ({ id }) => textOfFigure(of(id) as never, 'growth'),
      sizing: ({ id }) => textOfFigure(of(id) as never, 'sizing'),
    },
  );
}
