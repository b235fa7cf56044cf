import { Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { Link } from 'react-router-dom';
import type { Flashcard } from '../../../application/flashcards/flashcard.store';
import { localeDate } from '../../../domain/shared/calendar';
import { countOf } from '../../../domain/shared/figures';
import { joined } from '../../../domain/shared/words';
import { insightPath, platformPath } from '../../../domain/shared/routes';
import { Text } from '../../kit/layout/stack';
import { distinctKeys } from '../../kit/lists/distinct-keys';
import { STAYS_BELOW } from '../../kit/overlays/dialog-above';
import { OverlayContainer } from '../../kit/overlays/use-placement';
import styles from './relations-menu.module.scss';

/** The insights and platforms that mention the card's topic or trend, as links. */
export const RelationsMenu = observer(function RelationsMenu({ card }: { card: Flashcard }) {
  const container = use(OverlayContainer);
  const { sow } = card.data;
  const { insights, platforms } = card.relations;
  if (sow === null || insights.length + platforms.length === 0) return null;
  const counts = [
    ...(insights.length > 0 ? [countOf(insights.length, 'insight')] : []),
    ...(platforms.length > 0 ? [countOf(platforms.length, 'platform')] : []),
  ];
  return (
    <Root>
      <Trigger className={styles.trigger}>
        <span className={styles.counts}>In {joined(counts)}</span>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" data-print="none" />
      </Trigger>
      <Portal container={container}>
        <Content
          {...STAYS_BELOW}
          className={styles.popover}
          align="end"
          sideOffset={8}
          collisionPadding={16}
          aria-label="Appears in"
        >
          <Relations
            heading="Weekly insights"
            items={insights.map(({ title, createdAt }) => ({
              name: title,
              detail: localeDate(createdAt),
              path: insightPath(sow, title),
            }))}
          />
          <Relations
            heading="Platforms"
            items={platforms.map(({ name, topics }) => ({
              name,
              detail: countOf(topics.length, 'topic'),
              path: platformPath(sow, name),
            }))}
          />
        </Content>
      </Portal>
    </Root>
  );
});

interface Relation {
  readonly name: string;
  readonly detail: string | null;
  readonly path: string;
}

function Relations({ heading, items }: { heading: string; items: readonly Relation[] }) {
  if (items.length === 0) return null;
  const keys = distinctKeys(items, ({ name }) => name);
  return (
    <section aria-label={heading}>
      <Text as="h3" type="caption" tone="muted" below={4}>
        {heading}
      </Text>
      <ul>
        {items.map(({ name, detail, path }, index) => (
          <li key={keys[index]}>
            <Link className={styles.link} to={path}>
              <Text as="span" type="label" breaks fit="shrink" dir="auto">
                {name}
              </Text>{' '}
              {detail !== null && (
                <Text as="span" type="small" tone="muted" tabular fit="rigid">
                  {detail}
                </Text>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
