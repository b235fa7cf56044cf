import { expose } from 'comlink';
import { windowShapes } from '../ui/home/window-shapes';
import { fieldShapes } from '../ui/plane/field-shapes';

expose({
  field: fieldShapes,
  window: windowShapes,
});
