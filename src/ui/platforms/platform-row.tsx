import { Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Platform } from '../../domain/platforms/platform';
import { countOf } from '../../domain/shared/figures';
import { PLATFORM_PARAMETER } from '../../domain/shell/routes';
import { Button } from '../kit/controls/button';
import { SignalCarousel, type SignalCards } from '../kit/signal/signal-carousel';
import { scrollTarget } from '../kit/layout/scroll-target';
import { Text } from '../kit/layout/text';
import styles from './platforms-screen.module.scss';

interface Props extends SignalCards {
  readonly platform: Platform;
  readonly first: boolean;
  readonly onShowInMap: () => void;
  /** What the platform is, above its topics. */
  readonly children: ReactNode;
}

/** A platform: its name, 'Show in Trend map', and its topics in a carousel. */
export function PlatformRow({ platform, onShowInMap, children, ...rest }: Props) {
  const { name, topics, topicNames } = platform;
  return (
    <div className={styles.platform} {...scrollTarget(PLATFORM_PARAMETER, name)}>
      <SignalCarousel
        {...rest}
        name={name}
        count={countOf(topics.length, 'topic')}
        items={topics}
        lead={children}
        heading={
          <Text as="h2" type="shift" breaks pad="4 0" dir="auto">
            {name}
          </Text>
        }
        action={
          // A filter without names would show all topics.
          topicNames.length > 0 && (
            <Button variant="quiet" size="small" className={styles.toMap} onClick={onShowInMap}>
              <MapIcon size={16} strokeWidth={1.75} aria-hidden="true" />
              Show in Trend map
              <span className="visually-hidden">: {name}</span>
            </Button>
          )
        }
      />
      {topics.length === 0 && <Text tone="muted">This platform has no topics yet.</Text>}
    </div>
  );
}
