import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { missingRoles } from '../../../domain/own-data/roles';
import { Row, Stack, Text } from '../../kit/layout/stack';
import { checkWords, missingWords } from './check-words';
import { CurrencyRates } from './currency-rates';
import styles from './reading-checks.module.scss';
import { Segments } from '../../kit/controls/segments';

interface Props {
  readonly mapping: MappingViewModel;
  /** Scrolls to a column of the grid. */
  readonly onShow: (place: number) => void;
}

/** What may be read in another way, answered as it is marked; none of it keeps the file from opening. */
export const ReadingChecks = observer(function ReadingChecks({ mapping, onShow }: Props) {
  const all = mapping.checks.map((check) => ({ check, ...checkWords(check, mapping) }));
  const missing = mapping.preview?.rings.length === 0 ? missingRoles(mapping.topics?.columns ?? []) : [];
  if (all.length + missing.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-labelledby="to-check">
      <Row gap={8}>
        <Text as="h3" type="label" id="to-check">
          {all.length === 0 ? 'Nothing to check' : `${all.length} to check`}
        </Text>
        {all.length > 0 && (
          <Text as="span" type="caption" tone="muted">
            answered as marked
          </Text>
        )}
      </Row>
      <ul className={styles.list}>
        {all.map(({ check, letters, place, text, hint, answers }) => (
          <Stack
            as="li"
            gap={4}
            key={`${check.kind} ${check.sheet?.sheet} ${check.column?.index}`}
            className={styles.check}
          >
            <Row gap={8} wrap>
              {place !== null && (
                <button
                  type="button"
                  className={styles.address}
                  title={`Show column ${letters}`}
                  onClick={() => onShow(place)}
                >
                  {letters}
                </button>
              )}
              <Text as="span" type="small" fit="grow" breaks dir="auto">
                {text}
              </Text>
              {answers.length > 0 && (
                <Segments
                  label={text}
                  options={answers.map(({ label }, index) => [String(index), label] as const)}
                  value={String(answers.findIndex(({ isChosen }) => isChosen))}
                  onChange={(index) => void answers[Number(index)]?.choose()}
                />
              )}
            </Row>
            {check.kind === 'currencies' && check.column !== null && (
              <CurrencyRates mapping={mapping} column={check.column} />
            )}
            {hint !== '' && (
              <Text as="span" type="caption" tone="muted" breaks dir="auto">
                {hint}
              </Text>
            )}
          </Stack>
        ))}
        {missing.map((role) => {
          const { text, answers } = missingWords(role, mapping);
          return (
            <Stack as="li" gap={4} key={role.role} className={styles.check}>
              <Row gap={8} wrap>
                <Text as="span" type="small" tone="muted" fit="grow">
                  {text}
                </Text>
                <Segments
                  label={text}
                  options={answers.map(({ label }, index) => [String(index), label] as const)}
                  value="0"
                  onChange={(index) => void answers[Number(index)]?.choose()}
                />
              </Row>
            </Stack>
          );
        })}
      </ul>
    </Stack>
  );
});
