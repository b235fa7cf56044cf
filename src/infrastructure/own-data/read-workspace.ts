import type { BuiltWorkspace, WorkspaceDocument } from '../../application/own-data/own-data-reader';
import { type DataFault, FileFault } from '../../domain/own-data/data-fault';
import { MOST_BUILT_TOPICS } from './build/build-workspace';
import { FaultCollector } from './build/fault-list';
import { countOf } from '../../domain/shared/figures';
import { capitalized } from '../../domain/shared/words';
import { checkWorkspace } from '../workspace-file/check-workspace';
import { parseWorkspace, WorkspaceFault } from '../workspace-file/fetched-workspace-source';
import type { WorkspaceProblem } from '../workspace-file/known-keys';
import { isRow } from '../wire/rows';

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
      rowsLeftOut: faults.rowsLeftOut,
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

function faultOf({ path: [list, position, ...rest], message, severity: found }: WorkspaceProblem): DataFault {
  const isRowOf = typeof position === 'number';
  const column = (isRowOf ? rest : [position, ...rest]).filter(Boolean).join('.') || null;
  const severity = found === 'skipped' || found === 'fatal' ? 'left-out' : found === 'unknown' ? 'gap' : 'note';
  return {
    severity,
    sheet: String(list ?? 'file'),
    row: isRowOf ? position + 1 : null,
    column,
    found: null,
    problem: `${capitalized(message)}.`,
    consequence: { 'left-out': 'Left out.', gap: 'Opened without it.', note: 'Opened as it is.' }[severity],
  };
}
