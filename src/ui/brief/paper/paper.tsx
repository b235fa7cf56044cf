import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useMemo, useState, memo } from 'react';
import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import { QUESTION_LIMIT, TITLE_LIMIT, type BriefSection } from '../../../domain/personal/brief-content';
import { originText, printedAddress, readingText, type BriefTopic } from '../../../domain/brief/brief';
import type { Topic } from '../../../domain/topic/topic';
import { unbrokenFigures } from '../../../domain/shared/figures';
import type { HouseStyle } from '../../../domain/shared/house-style';
import { Logo } from '../../art/logo';
import { HouseLogo, houseProps } from '../../art/house-logo';
import { BriefMap } from './brief-map';
import styles from './paper.module.scss';
import { firstPage } from './first-page';
import { Recommendation } from './recommendation';
import { Sources } from './sources';
import { TextField } from './text-field';
import { TopicSection } from './topic-section';
import { Box, Row, Stack, Text } from '../../kit/layout/stack';
import { Prose } from '../../kit/media/prose';
import { quadrantHue } from '../../signal/dot';
import { decisionText, textOfFigure } from '../../../domain/brief/brief-words';

interface Props {
  readonly model: BriefViewModel;
  readonly house: HouseStyle;
  readonly onOpen: (topic: Topic) => void;
}

/** The document as it is printed; its texts can be edited. */
export const Paper = observer(function Paper({ model, house, onOpen }: Props) {
  const { head, editor, previous } = model;
  // One rendering for all answers that arrive together.
  const brief = useDeferredValue(model.brief);
  const sections = useDeferredValue(model.data.topics);
  const { content } = editor;
  const has = (section: BriefSection): boolean => content.parts.includes(section);
  // The map is drawn again for other topics only, not for each character of a text.
  const { topics, all } = model;
  const rendered = useRenderedCount(topics.length);
  const { growthName, sizeAxis } = head;
  const page = firstPage({ ...brief, parts: content.parts, head });
  const map = useMemo(
    () => (
      <BriefMap
        topics={topics}
        all={all}
        previous={previous}
        growthName={growthName}
        sizeAxis={sizeAxis}
        printedHeight={page.map}
      />
    ),
    [topics, all, previous, growthName, sizeAxis, page.map],
  );
  return (
    <article className={styles.paper} {...houseProps(house)} aria-label={`Brief: ${model.title}`} data-brief>
      <Row gap={16} justify="between" type="caption" tone="muted" className={styles.masthead}>
        <HouseLogo house={house}>
          <Logo variant="full" title="D&M" />
        </HouseLogo>
        <span>
          <b>Brief,</b> {head.day}
        </span>
      </Row>
      {has('title') && (
        <div id="brief-title" className={styles.titles}>
          <h2 className="visually-hidden">{model.title}</h2>
          <TextField
            id="brief-title-text"
            label="Title"
            value={content.title}
            limit={TITLE_LIMIT}
            placeholder={model.defaultTitle}
            printed={model.defaultTitle}
            isOneLine
            className={styles.title}
            onChange={(text) => editor.write('title', text)}
          />
          <TextField
            id="brief-question-text"
            label="The question it answers"
            value={content.question}
            limit={QUESTION_LIMIT}
            placeholder="Which question does this brief answer?"
            isOneLine
            className={styles.question}
            onChange={(text) => editor.write('question', text)}
          />
        </div>
      )}
      {has('conclusion') && <Recommendation model={model} />}
      {has('map') && <div id="brief-map">{map}</div>}
      {has('summary') && brief.summary.length > 0 && (
        <Text type="body" id="brief-summary" className={styles.summary}>
          {brief.summary.map(({ lead, text }) => (
            <span key={lead}>
              <b>{lead}</b> {unbrokenFigures(text)}{' '}
            </span>
          ))}
        </Text>
      )}
      {has('list') && (
        <div id="brief-list">
          <TopicList topics={brief.topics} />
        </div>
      )}
      {has('topics') && (
        <div id="brief-topics" className={styles.topics} data-new-page={page.isWhole || undefined}>
          {sections.slice(0, rendered).map((of) => (
            <TopicSection
              key={of.topic.id}
              of={of}
              model={model}
              hasSources={has('sources')}
              hasProvocation={!has('imagine')}
              hasEvolution={has('evolution')}
              onOpen={onOpen}
            />
          ))}
        </div>
      )}
      {has('imagine') && <Imagined topics={sections} />}
      {has('sources') && <Sources references={brief.references} />}
      <Box type="caption" tone="muted" className={styles.about}>
        {has('reading') && (
          <section id="brief-reading">
            <h3>How to read the figures</h3>
            <p>{readingText(head)}</p>
          </section>
        )}
        <section>
          <h3>Where this comes from</h3>
          <p>{originText(head, brief.since)}</p>
          {head.address !== '' && (
            <p>
              <a href={head.address}>{printedAddress(head.address)}</a>
            </p>
          )}
        </section>
      </Box>
    </article>
  );
});

/** Topics that are added at once; the page stays usable while a long brief is rendered. */
const SLICE = 3;

/** How many topics are rendered: one with the rest of the paper, then a slice more in each turn of the event loop. */
function useRenderedCount(total: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => setCount(count + SLICE));
    return () => clearTimeout(timer);
  }, [count, total]);
  return Math.min(count, total);
}

/** All provocations of the topics. */
const Imagined = memo(function Imagined({ topics }: { readonly topics: readonly BriefTopic[] }) {
  const shown = topics.filter(({ provocations }) => provocations.length > 0);
  return (
    <section id="brief-imagine" className={styles.imagined} aria-labelledby="brief-imagined">
      <h3 id="brief-imagined">Imagine if…</h3>
      {shown.length === 0 && topics.every(({ isLoading }) => !isLoading) && (
        <Text type="small" tone="muted" above={8}>
          The data has no provocations for these topics.
        </Text>
      )}
      {shown.map(({ number, topic, provocations }) => (
        <div key={topic.id} className={styles.topic}>
          <h4 dir="auto">
            <i>{number}</i> {topic.name}
          </h4>
          <Stack as="ul" gap={8}>
            {provocations.map((text, index) => (
              <li key={index}>
                <Prose text={text} />
              </li>
            ))}
          </Stack>
        </div>
      ))}
    </section>
  );
});

/** All topics of the brief in one table. */
const TopicList = memo(function TopicList({ topics }: { readonly topics: readonly BriefTopic[] }) {
  return (
    <div className={styles.scroller} data-print="flow">
      <Box as="table" type="small" className={styles.list}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Number</span>
            </th>
            <th scope="col">Topic</th>
            <th scope="col">Quadrant</th>
            <th scope="col">Growth</th>
            <th scope="col">Sizing</th>
            <th scope="col">Status</th>
            <th scope="col">Sources</th>
          </tr>
        </thead>
        <tbody>
          {topics.map((of) => {
            const { number, topic, status, references, isLoading } = of;
            return (
              <tr key={topic.id} data-quadrant={quadrantHue(topic.quadrant)}>
                <td>{number}</td>
                <th scope="row" dir="auto">
                  {topic.name}
                </th>
                <td>
                  <Row as="span" gap={8} inline className={styles.quadrant}>
                    {topic.quadrant.label}
                  </Row>
                </td>
                <td>{textOfFigure(of, 'growth')}</td>
                <td>{textOfFigure(of, 'sizing')}</td>
                <td>{decisionText(status)}</td>
                <td>{isLoading ? '' : references.length}</td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </div>
  );
});
