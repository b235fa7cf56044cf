import type { WrittenFile } from '../../../application/own-data/own-data-reader';
import { projectSheets } from '../export/project-sheets';
import { rowsIn } from '../../wire/rows';
import type { WorkspaceDocument } from '../../../application/own-data/workspace-document';
import { writeXlsx } from './write-xlsx';

/** One project as a spreadsheet that can be opened again. */
export function writeSpreadsheet(workspace: WorkspaceDocument, sowId: string): WrittenFile {
  const sow = rowsIn(workspace.sows).find(({ id }) => String(id) === sowId);
  const name = sow?.['name'];
  const safe = (typeof name === 'string' ? name : '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return { name: `${safe || 'project'}.xlsx`, bytes: writeXlsx(projectSheets(workspace, sowId)) };
}
