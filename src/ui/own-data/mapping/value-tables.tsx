import { ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { AskedColumn, MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { ValueMapping } from '../../../domain/own-data/mapping';
import { valueOptions } from '../../../domain/own-data/value-mapping';
import { countOf, formatCount } from '../../../domain/shared/figures';
import styles from './value-tables.module.scss';

const QUESTIONS: Readonly<Partial<Record<string, string>>> = {
  status: 'Which of our statuses is each of yours?',
  quadrant: 'Which of our quadrants is each of yours?',
  consensus: 'Which level of consensus is each of yours?',
};

/** The values of columns with statuses, quadrants or levels in other words than ours, and what each becomes. */
export const ValueTables = observer(function ValueTables({ mapping }: { mapping: MappingViewModel }) {
  return mapping.valued.map((asked) => (
    <ValueTable key={`${asked.sheet} ${asked.column.index}`} asked={asked} mapping={mapping} />
  ));
});

function ValueTable({ asked: { sheet, column }, mapping }: { asked: AskedColumn; mapping: MappingViewModel }) {
  const { header, target, values = [] } = column;
  const most = Math.max(1, ...values.map(({ count }) => count));
  return (
    <section className={styles.values} aria-label={`Values of ${header}`}>
      <h3 className={styles.title}>{QUESTIONS[target]}</h3>
      <p className={styles.facts}>
        Column ‘<bdi>{header}</bdi>’, {countOf(values.length, 'value')}. Your own words stay on the card, beside ours.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">In your file</th>
            <th scope="col">Rows</th>
            <th scope="col">becomes</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {values.map((each) => (
            <tr key={each.value}>
              <th scope="row" dir="auto">
                {each.value}
              </th>
              <td className={styles.count}>
                <i style={{ width: `${(each.count / most) * 48}px` }} />
                {formatCount(each.count)}
              </td>
              <td>
                <span className={styles.choice}>
                  <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
                  <select
                    aria-label={`${each.value} becomes`}
                    data-open={each.meaning === null && !each.isChosen ? '' : undefined}
                    value={each.meaning ?? ''}
                    onChange={(event) => {
                      const { value } = event.target;
                      void mapping.mapValue(sheet, column, each.value, value === '' ? null : Number(value));
                    }}
                  >
                    <option value="">{each.isChosen ? 'None of ours' : 'Choose…'}</option>
                    {valueOptions(target).map(({ meaning, text }) => (
                      <option key={meaning} value={meaning}>
                        {text}
                      </option>
                    ))}
                  </select>
                </span>
              </td>
              <td className={styles.why}>{whyOf(each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {values.some(({ meaning, isChosen }) => meaning === null && !isChosen) && (
        <p className={styles.facts}>What is not chosen opens without ours; its own word stays, and can be filtered.</p>
      )}
    </section>
  );
}

function whyOf({ meaning, isChosen }: ValueMapping): string {
  if (isChosen) return 'chosen by you';
  return meaning === null ? 'not known' : 'known word';
}
