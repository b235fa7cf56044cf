/** How records of one kind are stored. */
interface KindRules {
  /** The version of the form of its values. A new field, or another meaning of one, is a new form. */
  readonly form: number;
  /** A value with a `text` that two tabs may write at once: both texts are kept, where else the later value wins. */
  readonly keepsBothTexts?: true;
}

/**
 * All kinds of records that are kept. A feature adds a kind by one line here, and reads what is stored with a reader of its
 * own, because another version of the product, or a fault of the disk, may have written anything (see `Keep.valuesOf`).
 * Kinds that are not in this table are left as they are. A kind that is gone is never used again for something else.
 */
export const RECORD_KINDS = {
  notes: { form: 1, keepsBothTexts: true },
  stars: { form: 1 },
  views: { form: 1 },
  recents: { form: 1 },
  visits: { form: 1 },
  presence: { form: 1 },
  drafts: { form: 1 },
  conclusions: { form: 1 },
  insights: { form: 1 },
  /** What is typed into a field and not saved yet; by the field. */
  typed: { form: 1, keepsBothTexts: true },
  /** Of topics, in the embedded mode. */
  statuses: { form: 1 },
  /** What the user has decided in this browser, with the figures of that day: one record for each decision. */
  decided: { form: 1 },
  /** What the user has recorded as the decision of the year, without a team: one record for each. */
  recorded: { form: 1 },
  /** By what weights of figures the user orders the topics of a project. */
  weighting: { form: 1 },
  /** The figure by which sets of topics are added up in a project, and its limit. */
  'set-limit': { form: 1 },
  /** What tells the projects of workspaces apart whose statuses this browser stores; by the project. */
  workspaces: { form: 1 },
  /** Statuses that the service has not confirmed, in the live mode. */
  outbox: { form: 1 },
  /** What the user has decided and written in a team: a decision with its reason, a comment, a responsibility. */
  'team-log': { form: 2 },
  /** The membership of a team and its settings; in no project, who the user is in all teams. */
  team: { form: 1 },
  /** What the product remembers of a team by itself: what was read and written, and what was there at the last visit. */
  'team-state': { form: 1 },
} as const satisfies Readonly<Record<string, KindRules>>;

export type RecordKindName = keyof typeof RECORD_KINDS;

export function rulesOf(kind: string): KindRules | undefined {
  return (RECORD_KINDS as Readonly<Record<string, KindRules>>)[kind];
}
