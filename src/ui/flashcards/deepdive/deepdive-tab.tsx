import type { Resource } from '../../../application/shared/resource';
import type { TopicId } from '../../../domain/shared/entity-id';
import { isDeepdiveEmpty, type Deepdive } from '../../../domain/topic/deepdive';
import { Notice } from '../../kit/layout/notice';
import { Stack } from '../../kit/layout/stack';
import { DataPoints } from './data-points';
import { Manifestations } from './manifestations';
import { FoldedLines } from './more-lines';
import { Provocations } from './provocations';
import { ResourceView } from '../card/resource-view';
import { TopicEvolution } from './topic-evolution';

interface Props {
  readonly deepdive: Resource<TopicId, Deepdive>;
  readonly onSource: (url: string) => void;
}

/** The deepdive of a topic (specification, sections 2 and 5); a part without content is left out. */
export function DeepdiveTab({ deepdive, onSource }: Props) {
  return (
    <ResourceView resource={deepdive} what="deepdive">
      {(value) =>
        isDeepdiveEmpty(value) ? (
          <Notice tone="warning" title="No topic deepdive information available yet.">
            Try again later.
          </Notice>
        ) : (
          <Stack gap={24}>
            {value.evolution.length > 0 && <TopicEvolution periods={value.evolution} />}
            <Manifestations manifestations={value.manifestations} onSource={onSource} />
            <Provocations provocations={value.provocations} />
            <DataPoints dataPoints={value.dataPoints} onSource={onSource} />
            <FoldedLines lines={value.more} />
          </Stack>
        )
      }
    </ResourceView>
  );
}
