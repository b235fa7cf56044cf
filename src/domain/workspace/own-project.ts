import { entityId, type SowId } from '../shared/entity-id';

/** The ids of all that belongs to a project which the user opened from a file begin with the id of the project. */
const OWN_ID = /^own-[0-9a-z]{8}/;

/** The own project that a project, topic, trend, shift or experiment belongs to; null: it is of the bundled workspace. */
export function ownProjectOf(id: string): SowId | null {
  const [own] = OWN_ID.exec(id) ?? [];
  return own === undefined ? null : entityId(own);
}
