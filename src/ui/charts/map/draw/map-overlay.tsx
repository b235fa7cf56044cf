import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { drawPointedMark, stepNamesBack } from '../input/pointed-mark';
import type { MapModel } from '../model/map-model';
import { MapNames } from './map-names';
import styles from './map-overlay.module.scss';

/** Names over the bubbles, and the one bubble that is pointed at. */
export const MapOverlay = observer(function MapOverlay({ model }: { model: MapModel }) {
  const { labels } = model;
  const { width, height } = model.plane;
  const names = useRef<SVGSVGElement>(null);
  const pointed = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => (pointed.current === null ? undefined : drawPointedMark(pointed.current, model)), [model]);
  useLayoutEffect(
    () => (names.current === null ? undefined : stepNamesBack(names.current, labels, model)),
    [labels, model],
  );
  return (
    <>
      <MapNames ref={names} model={model} />
      <svg ref={pointed} className={styles.overlay} width={width} height={height} aria-hidden="true" />
    </>
  );
});
