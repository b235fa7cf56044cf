import { findSow } from '../../database/projects.mjs';
import {
  findMaterial,
  findTopic,
  findTrend,
  listTopics,
  listTopicsOfTrend,
  listTrends,
} from '../../database/signals.mjs';
import { saveStatus } from '../../database/statuses.mjs';
import { Refusal } from '../../http/messages.mjs';

const NO_MATERIAL = {
  deepdive: { manifestations: [], evolution: [], datapoints: [], provocations: [] },
  sources: { topic_sources: [], last_updated: null },
};

/**
 * The calls about topics and trends.
 * @param {{ query: import('../../database/connect.mjs').Query }} services
 * @returns {Record<string, import('../api-server.mjs').Handler>}
 */
export function signalOperations({ query }) {
  /** @type {(list: object[], query: Record<string, string>) => object[]} */
  const sorted = (list, { order }) => (order === 'desc' ? list.toReversed() : list);
  /** @type {(part: keyof typeof NO_MATERIAL) => import('../api-server.mjs').Handler} */
  const material =
    (part) =>
    async ({ member, parameters: { tid = '' } }) => {
      const topic = await findTopic(query, member, tid);
      return topic && ((await findMaterial(query, tid)) ?? NO_MATERIAL)[part];
    };
  return {
    async listTopics({ member, parameters: { sowId = '' }, query: order }) {
      const sow = await findSow(query, member.orgId, sowId);
      return sow && { topics: sorted(await listTopics(query, member, sowId), order) };
    },
    async listTrends({ member, parameters: { sowId = '' }, query: order }) {
      const sow = await findSow(query, member.orgId, sowId);
      return sow && { trends: sorted(await listTrends(query, member.orgId, sowId), order) };
    },
    getTopic: ({ member, parameters: { tid = '' } }) => findTopic(query, member, tid),
    getTrend: ({ member, parameters: { ssid = '' } }) => findTrend(query, member.orgId, ssid),
    async listTopicsOfTrend({ member, parameters: { ssid = '' } }) {
      const trend = await findTrend(query, member.orgId, ssid);
      return trend && { topics: await listTopicsOfTrend(query, member, ssid) };
    },
    async setTopicStatus({ member, parameters: { tid = '' }, body }) {
      const topic = await findTopic(query, member, tid);
      if (topic === undefined) return undefined;
      if (topic['topic_status'] === -1) throw new Refusal(400, 'This topic has no status to be picked.');
      await saveStatus(query, member.email, tid, body.status_id);
      return { success: true };
    },
    getDeepdive: material('deepdive'),
    getSources: material('sources'),
  };
}
