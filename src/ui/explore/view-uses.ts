import type { LucideIcon } from 'lucide-react';
import { token } from '../../application/shared/token';
import type { SowId } from '../../domain/shared/entity-id';
import type { ModuleName } from '../../domain/shared/modules';

/** What a function of the product makes of the topics that the explorer shows. */
export interface ViewUse {
  /** Where it is switched off, this is not offered. */
  readonly module: ModuleName;
  readonly text: string;
  /** Says what it makes. */
  readonly label: string;
  readonly Icon: LucideIcon;
  /** It makes a file: an entry of the export menus, and no button. */
  readonly isExport?: true;
  readonly run: (sow: SowId) => void;
}

export const ViewUses = token<readonly ViewUse[]>('ViewUses');
