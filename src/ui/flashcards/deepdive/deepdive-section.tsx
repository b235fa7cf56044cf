import { useId, type ReactNode } from 'react';
import { Text } from '../../kit/layout/text';

interface Props<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly listClassName?: string | undefined;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** A part of the deepdive: a heading and a list; nothing where the list is empty. */
export function DeepdiveSection<Item>({ title, items, listClassName, children }: Props<Item>) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Text as="h3" id={headingId} type="label" fit="rigid">
        {title}
      </Text>
      <ul className={listClassName}>{items.map(children)}</ul>
    </section>
  );
}
