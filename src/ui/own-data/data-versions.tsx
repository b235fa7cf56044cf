import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { DataVersion, OwnProject } from '../../application/own-data/own-projects';
import type { OwnProjectsViewModel } from '../../application/own-data/own-projects.view-model';
import { shortDay } from '../../domain/shared/calendar';
import { countOf } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { Box, Row, Text } from '../kit/layout/stack';
import { DateField } from './date-field';
import styles from './own-project-row.module.scss';

interface Props {
  readonly project: OwnProject;
  readonly own: OwnProjectsViewModel;
  /** Of the dialog, where something of a project is shown. */
  readonly onClose: () => void;
}

/** The loads of a project's data with their dates: dated anew, compared with the current data, and removed. */
export const DataVersions = observer(function DataVersions({ project, own, onClose }: Props) {
  const versions = own.list.versions.get(project.id) ?? [];
  const [removing, setRemoving] = useState<number | null>(null);
  useEffect(() => void own.list.loadVersions(project), [own, project]);
  const wordsOf = ({ at, date }: DataVersion): string =>
    `${at === 0 ? 'current data' : 'earlier data'}${date === null ? '' : ` of ${shortDay(date)}`}`;
  return (
    <Box as="ul" aria-label={`Data of ${project.name}`}>
      {versions.map((version) => (
        <Row as="li" key={version.at} gap="4 12" wrap>
          <DateField
            // Another date is another version.
            key={version.date}
            label={`Date of the ${wordsOf(version)}`}
            className={styles.date}
            date={version.date ?? ''}
            onChange={(date) => void own.dateVersion(project, version, date)}
          />
          <Text as="span" type="small" tone="muted" fit="grow">
            {version.at === 0 ? 'Now' : 'Before'} · {countOf(version.topicCount, 'topic')}
          </Text>
          {version.at > 0 && own.canCompare && (
            <Button
              variant="outline"
              size="small"
              aria-label={`Compare with the ${wordsOf(version)}`}
              onClick={() => {
                own.compareWith(project, version);
                onClose();
              }}
            >
              Compare
            </Button>
          )}
          {version.at > 0 && removing !== version.at && (
            <Button
              variant="outline"
              size="small"
              aria-label={`Remove the ${wordsOf(version)}`}
              onClick={() => setRemoving(version.at)}
            >
              Remove
            </Button>
          )}
          {removing === version.at && (
            <Button
              variant="outline"
              size="small"
              onClick={() => {
                setRemoving(null);
                void own.removeVersion(project, version);
              }}
            >
              {`Remove ${shortDay(version.date) ?? 'it'} for good`}
            </Button>
          )}
        </Row>
      ))}
    </Box>
  );
});
