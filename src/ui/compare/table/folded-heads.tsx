import { useEffect, useRef, useState } from 'react';
import type { ComparedColumn } from '../../../application/compare/compared-column';
import type { ArtTheme } from '../../art/art-types';
import { Row } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { Picture } from '../../kit/media/picture';
import { Dot } from '../../kit/signal/dot';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import styles from './folded-heads.module.scss';

/**
 * The heads of the columns in one line, below the header while the table's own are scrolled out. It repeats them, so it
 * is hidden from screen readers; of no height, so that the page does not move when it appears.
 */
export function FoldedHeads({ columns, theme }: { columns: readonly ComparedColumn[]; theme: ArtTheme }) {
  const mark = useRef<HTMLDivElement>(null);
  const [isFolded, setFolded] = useState(false);
  useEffect(() => {
    const heads = mark.current?.parentElement?.querySelector('thead');
    if (heads == null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry !== undefined) setFolded(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(heads);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={mark} className={styles.place} aria-hidden="true" data-print="none">
      {isFolded && (
        <div
          className={styles.heads}
          style={{ gridTemplateColumns: `8.25rem repeat(${columns.length}, minmax(0, 1fr))` }}
        >
          <span />
          {columns.map(({ id, signal }) => (
            <Row as="span" key={id} gap={8} fit="shrink" pad="0 0 0 16">
              {signal !== null && (
                <>
                  <Picture of={signal} theme={theme} className={styles.cover} />
                  <Text as="span" type="name" lines={1} dir="auto">
                    {signal.name}
                  </Text>
                  <Dot hue={quadrantHue(signal.quadrant)} />
                </>
              )}
            </Row>
          ))}
        </div>
      )}
    </div>
  );
}
