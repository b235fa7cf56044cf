import type { Keep } from '../../application/keep/keep';
import { ownerPrefix } from '../../application/keep/kept-record';
import type { DataOwner } from '../../application/session/personal-keys';
import { isRow } from '../wire/rows';
import type { TeamDevice } from './team-device';

/**
 * At the log-out: names of topics go out of the own part, which finds them by their ids and learns the names again from the
 * data; the copies of colleagues' files go where they can be read again from their folder.
 */
export async function forgetTeamTexts(
  keep: Pick<Keep, 'all' | 'putAll'>,
  device: Pick<TeamDevice, 'forgetTexts'>,
  owner: DataOwner,
): Promise<void> {
  const records = await keep.all(ownerPrefix(owner));
  const nameless = records.flatMap((record) => {
    const { key, value } = record;
    const isNamed = key[3] === 'team-log' && isRow(value) && typeof value['name'] === 'string' && value['name'] !== '';
    return isNamed ? [{ ...record, value: { ...value, name: '' } }] : [];
  });
  if (nameless.length > 0) await keep.putAll(nameless);
  const handed = records.flatMap(({ key, value }) =>
    key[3] === 'team' && key[4] === 'membership' && isRow(value) && value['kind'] === 'files' ? [key[2]] : [],
  );
  await device.forgetTexts(owner, new Set(handed));
}
