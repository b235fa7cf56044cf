import type { WorkspaceDocument } from '../../../application/own-data/workspace-document';
import { projectSheets } from '../export/project-sheets';
import { writeXlsx } from './write-xlsx';

/** One project as a spreadsheet that can be opened again. */
export function writeSpreadsheet(workspace: WorkspaceDocument, sowId: string): Uint8Array<ArrayBuffer> {
  return writeXlsx(projectSheets(workspace, sowId));
}
