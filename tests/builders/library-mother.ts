import {
  EMPTY_LIBRARY,
  type BriefDraft,
  type Note,
  type ProjectLibrary,
  type SavedView,
} from '../../src/domain/personal/library-record';
import { targetKey } from '../../src/domain/topic/flashcard-target';
import type { FlashcardTarget } from '../../src/domain/topic/flashcard-target';
import { entityId } from '../../src/domain/shared/entity-id';

export const A_TOPIC: FlashcardTarget = { type: 'topic', id: entityId('1203') };
export const A_TREND: FlashcardTarget = { type: 'trend', id: entityId('102') };

export function aNote(text: string, changedAt = '2026-11-20T09:00:00.000Z', target: FlashcardTarget = A_TOPIC): Note {
  return { id: targetKey(target), target, text, changedAt };
}

export function aView(overrides: Partial<SavedView> = {}): SavedView {
  return {
    id: 'view-1',
    name: 'Packaging',
    address: '/explore/1?tab=topic-map',
    createdAt: '2026-11-20T09:00:00.000Z',
    changedAt: '2026-11-20T09:00:00.000Z',
    ...overrides,
  };
}

export function aDraft(overrides: Partial<BriefDraft> = {}): BriefDraft {
  return {
    id: 'draft-1',
    title: 'Brief',
    content: { blocks: [1] },
    changedAt: '2026-11-20T09:00:00.000Z',
    ...overrides,
  };
}

export function aLibrary(overrides: Partial<ProjectLibrary> = {}): ProjectLibrary {
  return { ...EMPTY_LIBRARY, ...overrides };
}
