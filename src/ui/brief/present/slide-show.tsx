import { observer } from 'mobx-react-lite';
import type { HouseStyle } from '../../../domain/shared/house-style';
import { Prepare } from './prepare';
import { Present, useSlides, type SlidesProps } from './present';

interface Props extends Omit<SlidesProps, 'deck'> {
  readonly house: HouseStyle;
  /** null: the user does not own the team. */
  readonly onHouse: ((house: HouseStyle) => void) | null;
  /** Over the whole window; else they are looked through first. */
  readonly isPresented: boolean;
  readonly isMaking: boolean;
  readonly onPresent: () => void;
  readonly onPowerPoint: () => void;
}

/** The brief as slides: the same as in its PowerPoint file. */
export const SlideShow = observer(function SlideShow({ isPresented, ...props }: Props) {
  const deck = useSlides(props.model, props.view, props.house);
  return isPresented ? <Present {...props} deck={deck} /> : <Prepare {...props} deck={deck} />;
});
