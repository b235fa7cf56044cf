import type { ComponentType } from 'react';
import { token } from '../../application/shared/token';
import type { SowId } from '../../domain/shared/entity-id';
import type { Screen } from '../../domain/shared/screen';
import type { ScreenProps } from './project-screen';

/** What a feature says above the screen of another, once its code is there. */
export interface PageNote {
  readonly isOf: (screen: Screen, sow: SowId) => boolean;
  readonly Note: ComponentType<ScreenProps>;
}

export const PageNotes = token<readonly PageNote[]>('PageNotes');
