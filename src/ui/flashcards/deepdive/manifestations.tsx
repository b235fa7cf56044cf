import { Anchor, Arrow, Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
import { ChevronDown } from 'lucide-react';
import { use } from 'react';
import type { Manifestation } from '../../../domain/topic/deepdive';
import { ExternalLink } from '../../kit/controls/external-link';
import { Box, Text } from '../../kit/layout/stack';
import { STAYS_BELOW } from '../../kit/overlays/dialog-above';
import { OverlayContainer } from '../../kit/overlays/use-placement';
import { Prose } from '../../kit/media/prose';
import { DeepdiveSection } from './deepdive-section';
import styles from './manifestations.module.scss';
import { useDataText } from '../../kit/media/data-text';

interface Props {
  readonly manifestations: readonly Manifestation[];
  readonly onSource: (url: string) => void;
}

/** Start-ups that work on the topic. */
export function Manifestations({ manifestations, onSource }: Props) {
  return (
    <DeepdiveSection title="Manifestations" items={manifestations} listClassName={styles.list}>
      {(manifestation, index) => <ManifestationItem key={index} manifestation={manifestation} onSource={onSource} />}
    </DeepdiveSection>
  );
}

function ManifestationItem({ manifestation, onSource }: { manifestation: Manifestation } & Pick<Props, 'onSource'>) {
  const dataText = useDataText();
  const container = use(OverlayContainer);
  const { name, description, product, fundraisingStage, fundraisingAmount, sourceUrl } = manifestation;
  const hasDetails = [product, fundraisingStage, fundraisingAmount, sourceUrl].some((detail) => detail !== null);
  return (
    <Root>
      <Anchor asChild>
        <Box as="li" pad="12 0 0" className={styles.item}>
          <Text as="h4" type="label" breaks {...dataText}>
            {name}
          </Text>
          {description !== null && <Prose className={styles.description} text={description} />}
          {hasDetails && (
            <Trigger className={styles.trigger} data-print="none">
              See all details <span className="visually-hidden">of {name}</span>
              <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
            </Trigger>
          )}
        </Box>
      </Anchor>
      {hasDetails && (
        <Portal container={container}>
          <Content
            {...STAYS_BELOW}
            className={styles.popover}
            align="start"
            sideOffset={10}
            collisionPadding={16}
            aria-label={`Details of ${name}`}
          >
            <Box as="dl" type="small" className={styles.details}>
              <Detail term="Product" value={product} />
              <Detail term="Stage" value={fundraisingStage} />
              <Detail term="Raised" value={fundraisingAmount} />
              {sourceUrl !== null && (
                <>
                  <Box as="dt" tone="muted">
                    Source
                  </Box>
                  <Box as="dd" breaks tabular>
                    <ExternalLink url={sourceUrl} onOpen={onSource} />
                  </Box>
                </>
              )}
            </Box>
            <Arrow className={styles.arrow} width={14} height={7} />
          </Content>
        </Portal>
      )}
    </Root>
  );
}

function Detail({ term, value }: { term: string; value: string | null }) {
  const dataText = useDataText();
  if (value === null) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd {...dataText}>{value}</dd>
    </>
  );
}
