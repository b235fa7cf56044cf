import type { EarlierTexts } from '../../application/library/earlier-texts';
import { entityId } from '../../domain/shared/entity-id';
import { teamDatabase } from './team-database';

/** What the user wrote in rounds of teams, which earlier versions had. */
export const earlierRounds: EarlierTexts = {
  async of({ organisationId, userId }) {
    const database = teamDatabase();
    const scope = IDBKeyRange.bound([organisationId, userId], [organisationId, userId, []]);
    const teams = await database.run(async (teamStore) =>
      Promise.all(
        (await teamStore.getAllKeys('teams', scope)).map(async (key) => ({
          sowId: key[2],
          stored: (await teamStore.get('teams', key))?.stored,
        })),
      ),
    );
    database.close();
    return teams.flatMap(({ sowId, stored }) => {
      const { own, team } = stored ?? {};
      if (own?.earlierVotes === undefined && team?.earlierRounds === undefined) return [];
      const content = { rounds: team?.earlierRounds ?? [], votes: own?.earlierVotes ?? {} };
      return [{ sowId: entityId<'sow'>(sowId), kind: 'rounds', content }];
    });
  },
};
