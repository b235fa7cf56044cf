import type { BuiltWorkspace, WorkspaceDocument } from '../../application/own-data/own-data-reader';
import { type DataFault, type FaultSeverity, FileFault } from '../../domain/own-data/data-fault';
import { MOST_BUILT_TOPICS } from './build/build-workspace';
import { FaultCollector } from './build/fault-list';
import { countOf } from '../../domain/shared/figures';
import { checkWorkspace } from '../workspace-file/check-workspace';
import { parseWorkspace, WorkspaceFault } from '../workspace-file/fetched-workspace-source';
import type { WorkspaceProblem } from '../workspace-file/known-keys';
import { isRow } from '../wire/rows';

const CONSEQUENCES: Readonly<Record<Exclude<WorkspaceProblem['severity'], 'fatal'>, readonly [FaultSeverity, string]>> =
  {
    skipped: ['left-out', 'Left out.'],
    unknown: ['gap', 'Opened without it.'],
    warning: ['note', 'Opened as it is.'],
    note: ['note', 'Opened as it is.'],
  };

/** A workspace in its JSON form, and what the product would leave out of it. @throws FileFault */
export async function readWorkspace(fileName: string, text: string): Promise<BuiltWorkspace> {
  const workspace = await parsed(fileName, text.replace(/^\uFEFF/, ''));
  const { topics, trends } = workspace;
  if (topics.length > MOST_BUILT_TOPICS) {
    const message = `The file has ${countOf(topics.length, 'topic')}. At most 20,000 topics can be opened.`;
    throw new FileFault(message);
  }
  const faults = new FaultCollector();
  for (const problem of checkWorkspace(workspace)) faults.add(faultOf(problem));
  const rows = topics.filter((row, index) => isRow(row) && !faults.isLeftOut('topics', index + 1)).filter(isRow);
  return {
    workspace,
    faults: faults.sorted([]),
    counts: {
      topics: rows.length,
      trends: trends.length,
      withoutFigure: rows.filter(
        (row) => typeof row['topic_growth'] !== 'number' || typeof row['average_sizing'] !== 'number',
      ).length,
      quadrants: rows.some((row) => row['quadrant'] != null) ? 'given' : 'none',
      ...faults.counts,
    },
  };
}

async function parsed(fileName: string, text: string): Promise<WorkspaceDocument> {
  try {
    const { file } = await parseWorkspace(text, fileName, () => null);
    return file as unknown as WorkspaceDocument;
  } catch (error) {
    if (!(error instanceof WorkspaceFault)) throw error;
    throw new FileFault(`This JSON file cannot be opened: ${error.faults.slice(0, 3).join('; ')}.`);
  }
}

function faultOf({ path, message, severity }: WorkspaceProblem): DataFault {
  const [list, position, ...rest] = path;
  const [kind, consequence] = severity === 'fatal' ? (['left-out', 'Left out.'] as const) : CONSEQUENCES[severity];
  return {
    severity: kind,
    sheet: String(list ?? 'file'),
    row: typeof position === 'number' ? position + 1 : null,
    column:
      typeof position === 'number' ? rest.join('.') || null : [position, ...rest].filter(Boolean).join('.') || null,
    found: null,
    problem: `${message.charAt(0).toUpperCase()}${message.slice(1)}.`,
    consequence,
  };
}
