import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Viewport } from '../../application/shell/viewport';
import { useResolved } from '../di/resolver';
import { TextScale } from '../kit/layout/text-scale';

/** Gives components without stores the text scale of the viewport. */
export const TextScaleProvider = observer(function TextScaleProvider({ children }: { readonly children: ReactNode }) {
  return <TextScale value={useResolved(Viewport).textScale}>{children}</TextScale>;
});
