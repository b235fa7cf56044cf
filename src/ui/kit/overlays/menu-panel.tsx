import { Content, Group, Item, Label, Root, Separator, Trigger } from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useImperativeHandle, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { STAYS_BELOW } from './dialog-above';
import type { MenuGroup, MenuItem, MenuPageLink, MenuPanelProps } from './menu-content';
import { Text } from '../layout/stack';
import styles from './menu.module.scss';

/** The panel is not the menu: the element with the role is inside of it, below the header. */
const WITHOUT_ROLE = { role: undefined, 'aria-labelledby': undefined, 'aria-orientation': undefined } as const;

/** The panel of a {@link Menu}. Not modal: the library would lock scrolling by a style element, which the policy forbids. */
export function MenuPanel({ menuId, button, open, onOpenChange, isInBody, ...content }: MenuPanelProps) {
  const { label, groups, align = 'end', header, empty } = content;
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    // It closes the menu, and not the form or the panel around it.
    if (key === 'Escape') event.stopPropagation();
    const item = groups.flatMap(({ items }) => items).find(({ keys }) => keys === key);
    if (item !== undefined) {
      // Not for the row that the button is in.
      event.preventDefault();
      if (!item.isChecked) item.onSelect();
    }
    if (key === 'Tab' || item !== undefined) onOpenChange(false);
  };
  const panel = (
    <Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Trigger asChild>
        <ExistingTrigger button={button} />
      </Trigger>
      <Content
        {...WITHOUT_ROLE}
        className={isInBody ? styles.inBody : styles.panel}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        loop
        onFocus={focusInitialItem}
        onKeyDown={onKeyDown}
        {...STAYS_BELOW}
        onInteractOutside={(event) => {
          // The button closes the menu itself, by its click.
          if (event.target instanceof Node && button.contains(event.target)) event.preventDefault();
          else STAYS_BELOW.onInteractOutside(event);
        }}
      >
        {header}
        {empty ? (
          <Text as="div" id={menuId} type="small" tone="muted" pad="12 16">
            {empty}
          </Text>
        ) : (
          <div id={menuId} className={styles.items} role="menu" aria-label={label}>
            {groups.map((group, index) => (
              <Items key={index} {...group} isFirst={index === 0} />
            ))}
          </div>
        )}
      </Content>
    </Root>
  );
  return isInBody ? createPortal(panel, document.body) : panel;
}

/** Gives the library the button that is on the page already, to position the panel and to return the focus. */
function ExistingTrigger({ button, ref }: { button: HTMLButtonElement; ref?: Ref<HTMLButtonElement> }) {
  useImperativeHandle(ref, () => button, [button]);
  return null;
}

/** Moves the focus from the panel to the checked item, else to the first item or button. */
function focusInitialItem(event: FocusEvent<HTMLElement>): void {
  const { target, currentTarget: panel } = event;
  if (target !== panel) return;
  // The library would focus the first item, or none after a click.
  event.preventDefault();
  const checked = panel.querySelector<HTMLElement>('[aria-checked="true"]');
  (checked ?? panel.querySelector<HTMLElement>('[role="menuitem"], [role="menuitemradio"], button'))?.focus();
}

function Items({ heading, items, links = [], isFirst }: MenuGroup & { readonly isFirst: boolean }) {
  const rows = [
    ...items.map((item, index) => <Row key={index} {...item} />),
    ...links.map((link) => <LinkRow key={link.href} {...link} />),
  ];
  if (heading === undefined) {
    return (
      <>
        {!isFirst && <Separator className={styles.rule} />}
        {rows}
      </>
    );
  }
  return (
    <Group aria-label={heading}>
      <Label className={styles.heading} role="presentation">
        {heading}
      </Label>
      {rows}
    </Group>
  );
}

function Row({ text, icon, note, keys, isChecked, onSelect }: MenuItem) {
  return (
    <Item
      className={styles.item}
      aria-keyshortcuts={keys}
      {...(isChecked !== undefined && { role: 'menuitemradio', 'aria-checked': isChecked })}
      onSelect={isChecked ? undefined : onSelect}
    >
      {icon}
      <Text as="span" lines={2} fit="grow" dir="auto">
        {text}
      </Text>
      {note !== undefined && (
        <>
          {' '}
          <Text as="span" type="caption" tone="muted">
            {note}
          </Text>
        </>
      )}
      {keys !== undefined && (
        <>
          {' '}
          <Text as="kbd" type="caption" tone="muted" tabular aria-hidden="true">
            {keys}
          </Text>
        </>
      )}
      {isChecked !== undefined && <Check className={styles.check} size={16} aria-hidden="true" />}
    </Item>
  );
}

function LinkRow({ text, icon, href }: MenuPageLink) {
  return (
    <Item className={styles.item} asChild>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {icon}
        <Text as="span" lines={2} fit="grow">
          {text} <span className="visually-hidden">(opens in a new tab)</span>
        </Text>
      </a>
    </Item>
  );
}
