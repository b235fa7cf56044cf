import { briefSlides } from '../../src/application/brief/slides/brief-slides';
import { briefFrame, briefOf, type Brief, type BriefHead } from '../../src/domain/brief/brief';
import { figurePeers, reviewFigures } from '../../src/domain/topic/review-figures';
import { OUR_STYLE } from '../../src/domain/shared/house-style';
import { aDeepdive } from './deepdive-mother';
import { topics } from './topic-mother';
import { slideLook } from '../../src/application/brief/slides/slide-style';
import { PARTS_AT_FIRST } from '../../src/domain/personal/brief-content';

export const ALL = topics(6, (index) => ({ growth: index / 10 }));
export const brief = briefOf(
  briefFrame({ topics: ALL, previous: null, figuresOf: (topic) => reviewFigures(topic, null, figurePeers(ALL)) }),
  {
    statusOf: ({ status }) => status,
    noteOf: () => 'Ask logistics',
    dossierOf: ({ id }) => ({
      isLoading: false,
      deepdive: aDeepdive(),
      sources: {
        sources: [1, 2, 3, 4].map((each) => ({
          title: `Source ${each}`,
          url: `https://a.example/${id}/${each}`,
          internalClassification: null,
        })),
        lastUpdated: null,
      },
    }),
  },
);

export const OUR_LOOK = slideLook(OUR_STYLE, null);

export const HEAD: BriefHead = {
  title: 'Packaging budget',
  question: 'Where should it go?',
  conclusion: 'Start with concentrates. The rest waits.',
  parts: PARTS_AT_FIRST,
  day: 'October 12, 2026',
  source: 'Consumer Goods 2035, data of Sep 30, 2026',
  origin: 'Chosen by hand, no filters',
  address: '',
  growthName: null,
  sizeAxis: null,
  figureNote: 'Growth and sizing are illustrative. The recycling rate is a real series.',
};
const NO_WINDOWS = new Map();
export const deckOf = (of: Brief, head: Partial<BriefHead> = {}, look = OUR_LOOK) =>
  briefSlides({
    brief: of,
    head: { ...HEAD, ...head },
    all: ALL,
    previous: null,
    look,
    windows: NO_WINDOWS,
    plain: (text) => text,
  });
