import { observer } from 'mobx-react-lite';
import type { OwnDataEntry } from '../../application/workspace/own-data-entry';
import type { SowId } from '../../domain/shared/entity-id';
import { Button } from '../kit/controls/button';
import { Row, Text } from '../kit/layout/stack';
import styles from './first-steps.module.scss';
import { TemplateLink } from './choose-file';

interface Props {
  readonly sow: SowId;
  readonly project: string | null;
  readonly ownData: OwnDataEntry;
}

/** What to do in an own project that has no topics yet. */
export const FirstSteps = observer(function FirstSteps({ sow, project, ownData }: Props) {
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <Text as="h2" id="first-steps" type="headline" breaks>
        {project === null ? 'This project' : `‘${project}’`} has no topics yet
      </Text>
      <ol className={styles.list}>
        <li>
          <strong>Make a table with one row for each topic.</strong> A column with the names is enough; growth and size,
          as 0.42 or 42 %, put the topics on the map. <TemplateLink>The template</TemplateLink> has all sheets and
          columns.
        </li>
        <li>
          <strong>Save it as XLSX, ODS, CSV or TSV,</strong> or write a workspace file in JSON.
        </li>
        <li>
          <strong>Open it here, or drop it anywhere on the page.</strong> It is read in this browser and sent nowhere.
        </li>
      </ol>
      <Row gap={12} wrap>
        <Button onClick={() => ownData.ask({ kind: 'open', replaces: sow })}>Open the file with your topics</Button>
        <Button variant="outline" onClick={() => ownData.ask({ kind: 'manage' })}>
          Manage your projects
        </Button>
      </Row>
    </section>
  );
});
