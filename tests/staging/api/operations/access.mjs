import { findSow } from '../../database/projects.mjs';
import { Refusal } from '../../http/messages.mjs';
import { columnAt, dashboardById } from '../../surfaces.mjs';

/** Options of the chat element; the app passes them on unread. */
const ASSISTANT_OPTIONS = {
  displayMode: 'fullChat',
  locale: 'en',
  responseMode: 'mixed',
  areWelcomeMessagesVisible: true,
  welcomeMessages: ['Ask me about the topics and trends of this project.'],
  areInitialSuggestionsEnabled: true,
  initialSuggestions: [
    { title: 'Which topics grow fastest?' },
    { title: 'Which trends are largest?' },
    { title: 'How many topics are there?' },
  ],
  isDisclaimerVisible: true,
  disclaimerText: 'Answers come from the data of this project only.',
};

/**
 * The calls that open the embedded services, and the one that records usage.
 * @param {{ query: import('../../database/connect.mjs').Query, grants: import('../../grants.mjs').GrantBook }} services
 * @returns {Record<string, import('../api-server.mjs').Handler>}
 */
export function accessOperations({ query, grants }) {
  // A body names a project as a number or as a text.
  /** @type {(member: import('../api-server.mjs').Call['member'], sowId: string | number) => ReturnType<typeof findSow>} */
  const ownSow = async (member, sowId) => findSow(query, member.orgId, String(sowId));
  return {
    getAssistantOptions: () => ASSISTANT_OPTIONS,
    async grantDashboard({ member, body }) {
      const sow = await ownSow(member, body.sow_id);
      if (sow === undefined) return undefined;
      const clauses = clausesFor(body.dashboard_id, body.filter);
      return grants.issue({ ...member, sowId: sow['id'], dashboardId: body.dashboard_id, clauses });
    },
    async grantAssistant({ member, body }) {
      const sow = await ownSow(member, body.sow_id);
      return sow && grants.issue({ ...member, sowId: sow['id'], dashboardId: null, clauses: [] });
    },
    // The event is recorded with all other requests.
    trackEvent: () => ({ success: true }),
  };
}

/**
 * @param {string} dashboardId
 * @param {readonly { securable_id: string, column_id: string, value: readonly (string | number)[] }[]} filter
 * @throws {Refusal} 400 for a column that this dashboard does not have: to ignore it would draw the wrong data
 */
function clausesFor(dashboardId, filter) {
  const dashboard = dashboardById(dashboardId);
  if (dashboard === undefined) throw new Refusal(400, `There is no dashboard ${dashboardId}.`);
  return filter.map(({ securable_id: datasetId, column_id: columnId, value }) => {
    const column = columnAt(dashboard, { datasetId, columnId });
    if (column === undefined) throw new Refusal(400, `The dashboard has no column ${columnId} in ${datasetId}.`);
    return { datasetId, column, value };
  });
}
