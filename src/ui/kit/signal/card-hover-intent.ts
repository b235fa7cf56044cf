import type { FlashcardTarget } from '../../../domain/flashcards/flashcard-target';
import { entityId } from '../../../domain/shared/entity-id';
import type { CarouselItem } from '../../../domain/workspace/carousel-item';

/** Marks what opens a flashcard, for {@link onCardAim}: `<button {...aimedAtCard(item)}>`. */
export function aimedAtCard({ type, id }: Pick<CarouselItem, 'type' | 'id'>): { readonly 'data-card': string } {
  return { 'data-card': `${type}:${id}` };
}

/** How long a hand stays with what it means, and does not only pass over, in milliseconds. */
export const AIM_MS = 40;

/**
 * Calls back when the pointer or the focus has come to what opens a card, and stays: the press follows soon. At first with
 * the one that is pointed at already, or else with the first on the page.
 * @returns stops
 */
export function onCardAim(callback: (target: FlashcardTarget) => void): () => void {
  let coming: number | undefined;
  const aimAt = (element: Element | null): void => {
    const [type, id] = element?.closest<HTMLElement>('[data-card]')?.dataset['card']?.split(':') ?? [];
    if (id === undefined) return;
    callback(type === 'Topic' ? { type: 'topic', id: entityId(id) } : { type: 'trend', id: entityId(id) });
  };
  const onCome = ({ target }: Event): void => {
    window.clearTimeout(coming);
    coming = window.setTimeout(() => aimAt(target instanceof Element ? target : null), AIM_MS);
  };
  document.addEventListener('pointerover', onCome, { passive: true });
  document.addEventListener('focusin', onCome);
  aimAt(document.querySelector('[data-card]:hover') ?? document.querySelector('[data-card]'));
  return () => {
    window.clearTimeout(coming);
    document.removeEventListener('pointerover', onCome);
    document.removeEventListener('focusin', onCome);
  };
}
