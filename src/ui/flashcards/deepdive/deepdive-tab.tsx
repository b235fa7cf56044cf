import type { Resource } from '../../../application/shared/resource';
import type { TopicId } from '../../../domain/shared/entity-id';
import { isDeepdiveEmpty, type Deepdive } from '../../../domain/topic/deepdive';
import { Notice } from '../../kit/layout/notice';
import { DataPoints } from './data-points';
import styles from './deepdive-tab.module.scss';
import { Manifestations } from './manifestations';
import { Provocations } from './provocations';
import { ResourceView } from '../card/resource-view';
import { TopicEvolution } from './topic-evolution';

interface Props {
  readonly deepdive: Resource<TopicId, Deepdive>;
  /** @param url of a source that was opened */
  readonly onSource: (url: string) => void;
}

/** The deepdive of a topic (specification, sections 2 and 5); a part without content is left out. */
export function DeepdiveTab({ deepdive, onSource }: Props) {
  return (
    <ResourceView resource={deepdive} what="deepdive">
      {(value) => <DeepdiveSections deepdive={value} onSource={onSource} />}
    </ResourceView>
  );
}

function DeepdiveSections({ deepdive, onSource }: Pick<Props, 'onSource'> & { readonly deepdive: Deepdive }) {
  if (isDeepdiveEmpty(deepdive)) {
    return (
      <Notice tone="warning" title="No topic deepdive information available yet.">
        Try again later.
      </Notice>
    );
  }
  const { evolution, manifestations, provocations, dataPoints } = deepdive;
  return (
    <div className={styles.sections}>
      {evolution.length > 0 && <TopicEvolution periods={evolution} />}
      <Manifestations manifestations={manifestations} onSource={onSource} />
      <Provocations provocations={provocations} />
      <DataPoints dataPoints={dataPoints} onSource={onSource} />
    </div>
  );
}
