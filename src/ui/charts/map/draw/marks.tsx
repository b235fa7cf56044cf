import { observer } from 'mobx-react-lite';
import type { MapModel } from '../model/map-model';
import { CanvasMarks } from './canvas-marks';
import styles from './marks.module.scss';
import { SvgMarks } from './svg-marks';

/** Above this many bubbles one canvas is drawn faster than as many elements. */
const MOST_ELEMENTS = 1000;

/** The layer of bubbles. It fades behind the bubble that is explained. */
export const Marks = observer(function Marks({ model }: { model: MapModel }) {
  const isCanvas = model.scene.marks.length > MOST_ELEMENTS;
  return (
    <div className={model.pointer.isFocused ? styles.faded : styles.marks}>
      {isCanvas ? <CanvasMarks model={model} /> : <SvgMarks model={model} />}
    </div>
  );
});
