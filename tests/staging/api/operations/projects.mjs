import {
  findExperiment,
  findSow,
  listInsights,
  listOpportunities,
  listShifts,
  listSows,
} from '../../database/projects.mjs';
import { wireId } from '../../workspace/fields.mjs';

/**
 * The calls about projects (sows) and what is in them.
 * @param {{ query: import('../../database/connect.mjs').Query }} services
 * @returns {Record<string, import('../api-server.mjs').Handler>}
 */
export function projectOperations({ query }) {
  /**
   * For another organisation the project does not exist.
   * @type {(read: (sow: Record<string, any>) => unknown) => import('../api-server.mjs').Handler}
   */
  const ofOwnSow =
    (read) =>
    async ({ member, parameters: { sowId = '' } }) => {
      const sow = await findSow(query, member.orgId, sowId);
      return sow && read(sow);
    };
  return {
    listSows: async ({ member }) => ({ sows: await listSows(query, member.orgId) }),
    getSow: ofOwnSow((sow) => ({
      id: wireId(sow['id']),
      name: sow['name'],
      loadDate: sow['load_date'],
      newDiscoveries: sow['new_discoveries'],
      experiments: sow['experiments'],
      reneAI: sow['rene_ai'],
      organisation: sow['organisation'],
    })),
    getPermissions: ofOwnSow(
      (sow) => sow['permissions'] ?? { reneAI: sow['rene_ai'], experiments: sow['experiments'] },
    ),
    listVersions: ofOwnSow((sow) => ({ versions: sow['versions'] })),
    listShifts: ofOwnSow((sow) => listShifts(query, sow['id'])),
    listOpportunities: ofOwnSow((sow) => listOpportunities(query, sow['id'])),
    listInsights: ofOwnSow((sow) => listInsights(query, sow['id'])),
    getExperiment: ({ member, parameters: { experimentId = '' } }) => findExperiment(query, member.orgId, experimentId),
  };
}
