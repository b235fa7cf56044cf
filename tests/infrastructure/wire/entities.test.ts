import { describe, expect, it } from 'vitest';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import { carouselItemReader } from '../../../src/infrastructure/wire/carousel-item.wire';
import { experimentReader, platformReader, shiftReader } from '../../../src/infrastructure/wire/catalogue.wire';
import { settingsReader, sowReader, versionReader } from '../../../src/infrastructure/wire/sow.wire';
import { topicReader, trendReader } from '../../../src/infrastructure/wire/topic.wire';
import { readUser, toWireUser } from '../../../src/infrastructure/wire/user.wire';
import type { Member } from '../../../src/domain/session/user';
import { read } from './read-row';

const TOPIC_ITEM = {
  type: 'Topic',
  tid: 1203,
  topic_name: 'Seaweed films',
  topic_image_s3_uri: 's3://images/seaweed.jpg',
  quadrant: 3,
};
const TREND_ITEM = {
  type: 'Trend',
  ssid: 102,
  trend_name: 'Next packaging materials',
  trend_image_s3_uri: 's3://images/packaging.jpg',
  quadrant: 2,
};
const READ_TOPIC_ITEM = {
  type: 'Topic',
  id: '1203',
  name: 'Seaweed films',
  imageUrl: 'https://assets.example/seaweed.jpg',
  quadrant: QUADRANTS[3],
};
const READ_TREND_ITEM = {
  type: 'Trend',
  id: '102',
  name: 'Next packaging materials',
  imageUrl: 'https://assets.example/packaging.jpg',
  quadrant: QUADRANTS[2],
};

describe('who and what is signed in to', () => {
  const CLAIMS = {
    org_id: 'org_northwind',
    organisation_name: 'Northwind',
    internal: true,
    user_id: 'auth0|7',
    login_count: 12,
    nickname: 'Maya Brandt',
    email: 'maya@northwind.example',
    updated_at: '2026-09-30T06:00:00Z',
    intercom_hmac: 'abc',
  };

  it('a user has every field of the specification', () => {
    expect(readUser(CLAIMS)).toEqual({
      orgId: 'org_northwind',
      organisationName: 'Northwind',
      internal: true,
      userId: 'auth0|7',
      loginCount: 12,
      nickname: 'Maya Brandt',
      email: 'maya@northwind.example',
      updatedAt: '2026-09-30T06:00:00Z',
      supportHash: 'abc',
    });
  });

  it('a user goes out with events and grants as they came, with every field', () => {
    expect(toWireUser(readUser(CLAIMS) as Member)).toEqual(CLAIMS);
  });

  it('a project has id, name, loadDate, newDiscoveries, experiments and the reneAI flag', () => {
    const row = {
      id: 1,
      name: 'Consumer Goods 2035',
      loadDate: '2026-09-30',
      newDiscoveries: [TREND_ITEM, TOPIC_ITEM],
      experiments: [{ eid: 'canvas', experiment_name: 'Scenario canvas' }],
      reneAI: true,
    };
    const sow = {
      id: '1',
      name: 'Consumer Goods 2035',
      loadDate: '2026-09-30',
      newDiscoveries: [READ_TREND_ITEM, READ_TOPIC_ITEM],
      experiments: [{ id: 'canvas', name: 'Scenario canvas' }],
      reneAI: true,
    };
    expect(read(row, sowReader)).toEqual(sow);
  });

  it('a project is read whatever its organisation data are: nothing of them is shown', () => {
    for (const organisation of [{ name: 'Northwind', seats: 20 }, null, 'Northwind', []]) {
      expect(read({ id: 1, name: 'One', organisation }, sowReader).name).toBe('One');
    }
  });

  it('the settings of a workspace have the reneAI flag and the experiments', () => {
    const row = { reneAI: true, experiments: [{ eid: 5, experiment_name: 'Horizon timeline' }] };
    expect(read(row, settingsReader)).toEqual({
      reneAI: true,
      experiments: [{ id: '5', name: 'Horizon timeline' }],
    });
  });

  it('a version has its name', () => {
    const row = { version: 'Previous Data', date: '2025-09-30' };
    expect(read(row, versionReader)).toEqual({ name: 'Previous Data', date: '2025-09-30' });
  });

  it('an experiment has its address', () => {
    const row = { experiment_url: 'https://experiments.example/canvas' };
    expect(read(row, experimentReader)).toBe('https://experiments.example/canvas');
  });
});

describe('what a project is made of', () => {
  it('a topic has every field of the specification', () => {
    const row = {
      tid: 1203,
      topic_name: 'Seaweed films',
      topic_description: 'Films cast from alginate.',
      topic_image_s3_uri: 's3://images/seaweed.jpg',
      topic_status: 4,
      quadrant: 3,
      trend: { ssid: 102, trend_name: 'Next packaging materials', shift_name: 'Circular materials' },
      average_sizing: 0.21,
      average_sizing_label: 'Niche',
      consumer_sizing: 0.26,
      industry_sizing: 0.18,
      society_sizing: 0.19,
      topic_consensus_label: 'Moderate',
      topic_consensus_icon_uri: 's3://icons/moderate.svg',
      topic_growth: 0.246,
      driver_count: 9,
    };
    expect(read(row, topicReader)).toEqual({
      id: '1203',
      name: 'Seaweed films',
      description: 'Films cast from alginate.',
      imageUrl: 'https://assets.example/seaweed.jpg',
      status: 4,
      quadrant: QUADRANTS[3],
      trend: { id: '102', name: 'Next packaging materials', shiftName: 'Circular materials' },
      sizing: { average: 0.21, averageLabel: 'Niche', consumer: 0.26, industry: 0.18, society: 0.19 },
      consensus: { label: 'Moderate', iconUrl: 'https://assets.example/moderate.svg' },
      growth: 0.246,
      driverCount: 9,
    });
  });

  it('a trend has every field of the specification', () => {
    const row = {
      ssid: 102,
      sow_id: 1,
      trend_name: 'Next packaging materials',
      trend_description: 'Materials from land and sea.',
      trend_image_s3_uri: 's3://images/packaging.jpg',
      shift_name: 'Circular materials',
      quadrant: 2,
      trend_average_sizing: 0.24,
      trend_average_sizing_label: 'Niche',
      trend_consumer_sizing: 0.2,
      trend_industry_sizing: 0.3,
      trend_society_sizing: 0.22,
      trend_consensus_label: 'High',
      trend_consensus_icon_uri: 's3://icons/high.svg',
      trend_growth: -0.05,
      driver_count: 4,
    };
    expect(read(row, trendReader)).toEqual({
      id: '102',
      sowId: '1',
      name: 'Next packaging materials',
      description: 'Materials from land and sea.',
      imageUrl: 'https://assets.example/packaging.jpg',
      shiftName: 'Circular materials',
      quadrant: QUADRANTS[2],
      sizing: { average: 0.24, averageLabel: 'Niche', consumer: 0.2, industry: 0.3, society: 0.22 },
      consensus: { label: 'High', iconUrl: 'https://assets.example/high.svg' },
      growth: -0.05,
      driverCount: 4,
    });
  });

  it('a quadrant has id, name, label and description', () => {
    const quadrant = { id: 4, name: 'uncertain_signal', label: 'Open question', description: 'A $type to watch.' };
    const row = { tid: 1, topic_name: 'x', quadrant };
    expect(read(row, topicReader).quadrant).toEqual({
      code: 4,
      name: 'uncertain_signal',
      label: 'Open question',
      isLarge: false,
      isFast: false,
      description: 'A $type to watch.',
    });
  });

  it('a shift has name, description and trends', () => {
    const row = { id: 1, name: 'Circular materials', description: 'Designed to come back.', trends: [TREND_ITEM] };
    expect(read(row, shiftReader)).toEqual({
      id: '1',
      name: 'Circular materials',
      description: 'Designed to come back.',
      trends: [READ_TREND_ITEM],
    });
  });

  it.each([
    ['Topic', TOPIC_ITEM, READ_TOPIC_ITEM],
    ['Trend', TREND_ITEM, READ_TREND_ITEM],
  ])('a carousel item of the type %s has id, name, image and quadrant', (_type, row, item) => {
    expect(read(row, carouselItemReader)).toEqual(item);
  });

  it('an opportunity has its name, topics and topic names', () => {
    const row = { opportunity_name: 'Zero-waste kitchen', topics: [TOPIC_ITEM], topic_names: ['Seaweed films'] };
    expect(read(row, platformReader)).toEqual({
      name: 'Zero-waste kitchen',
      topics: [READ_TOPIC_ITEM],
      topicNames: ['Seaweed films'],
    });
  });
});
