import { entityId, type SowId } from '../shared/entity-id';

/** A project, shift or experiment; a topic or trend, whose ids are digits only, because addresses hold no others. */
const OWN_ID = /^own-(\d{8})(?:-|$)|^7(\d{8})\d{7}$/;

/** The own project that a project, topic, trend, shift or experiment belongs to; null: it is of the bundled workspace. */
export function ownProjectOf(id: string): SowId | null {
  const [, project, ofSignal = project] = OWN_ID.exec(id) ?? [];
  return ofSignal === undefined ? null : entityId(`own-${ofSignal}`);
}
