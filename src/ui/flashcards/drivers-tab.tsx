import { countOf } from '../../domain/shared/figures';
import styles from './drivers-tab.module.scss';

/**
 * The place of the impacting-drivers chart: 800 px tall, 1296 wide at most (specification, section 2). The chart will
 * be mounted here through the ChartFrame port, as its surface 'impactingDrivers'.
 */
export function DriversTab({ driverCount }: { driverCount: number | null }) {
  const { title, text } = wording(driverCount);
  return (
    <div className={styles.place}>
      <div className={styles.empty}>
        <DriversDrawing />
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
}

function wording(driverCount: number | null): { readonly title: string; readonly text: string } {
  if (driverCount === null) {
    return {
      title: 'The impacting drivers are not known',
      text: 'The data of this project does not say what drives this topic.',
    };
  }
  if (driverCount === 0) {
    return {
      title: 'No impacting drivers',
      text: 'The data of this project counts no driver that acts on this topic.',
    };
  }
  return {
    title: countOf(driverCount, 'impacting driver'),
    text: 'The chart that compares them with other topics is not part of this version yet.',
  };
}

/** Arrows that meet in one point. */
function DriversDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 96" width="160" height="96" aria-hidden="true">
      <path d="M4 12C56 12 72 44 112 47M4 36C52 36 76 46 112 48M4 60c48 0 72-10 108-12M4 84c52 0 68-32 108-35" />
      <circle cx="124" cy="48" r="10" />
    </svg>
  );
}
