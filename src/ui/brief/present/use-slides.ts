import { useDeferredValue, useEffect, useState } from 'react';
import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import type { SlideDeck } from '../../../application/shared/slide-deck';
import type { SlideView } from '../../../application/brief/slides/slide-view';
import type { ActiveCommands } from '../../../application/shell/commands/active-commands';
import type { HouseStyle } from '../../../domain/shared/house-style';
import { slidesOf } from '../exports/slides-of';

type MadeSlides = SlideDeck | 'loading' | 'failed';

export interface SlidesProps {
  readonly model: BriefViewModel;
  readonly deck: MadeSlides;
  readonly view: SlideView;
  readonly commands: ActiveCommands;
  readonly onClose: () => void;
}

/** Made again when more of the brief has been loaded, or when it has been changed. */
export function useSlides(model: BriefViewModel, view: SlideView, house: HouseStyle): MadeSlides {
  const [deck, setDeck] = useState<MadeSlides>('loading');
  const brief = useDeferredValue(model.brief);
  const { head } = model;
  useEffect(() => {
    let isLeft = false;
    void slidesOf(model, house).then(
      (made) => {
        if (isLeft) return;
        view.setCount(made.slides.length);
        setDeck(made);
      },
      () => !isLeft && setDeck('failed'),
    );
    return () => {
      isLeft = true;
    };
    // The brief and its head stand for all that the slides are made of.
  }, [model, view, house, brief, head]);
  return deck;
}
