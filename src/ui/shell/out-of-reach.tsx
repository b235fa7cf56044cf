import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ServiceOutage } from '../../application/workspace/service-outage';
import { localTime } from '../../domain/shared/calendar';
import { Button } from '../kit/controls/button';
import { Row, Stack, Text } from '../kit/layout/stack';
import styles from './out-of-reach.module.scss';

interface Props {
  readonly outage: ServiceOutage;
  readonly since: Date;
  /** Asks again; the service is asked by itself as well, as long as this is shown. */
  readonly onRetry: () => Promise<void>;
  /** The page has no heading above this one. */
  readonly isPage?: boolean;
}

/** Says which service does not answer, and since when, and asks it again with growing pauses. */
export const OutOfReach = observer(function OutOfReach({ outage, since, onRetry, isPage = false }: Props) {
  useEffect(() => outage.keepTrying(onRetry), [outage, onRetry]);
  const { service, nextTry } = outage;
  const now = outage.now();
  return (
    <Stack gap={16} align="start" className={styles.outage}>
      <Stack gap={8} role="status">
        <Text as={isPage ? 'h1' : 'h2'} type={isPage ? 'title' : 'headline'}>
          {service.name} does not answer
        </Text>
        <Text type="lead" tone="muted" breaks>
          No answer from {service.place} since {localTime(since, now)}. This address opens as soon as there is one.
        </Text>
      </Stack>
      <Row gap={12} wrap>
        <Button onClick={() => outage.tryNow()}>Try again</Button>
        <Text as="span" type="small" tone="muted">
          {nextTry === null ? 'Asking …' : `Asked again automatically at ${localTime(nextTry, now)}`}
        </Text>
      </Row>
    </Stack>
  );
});
