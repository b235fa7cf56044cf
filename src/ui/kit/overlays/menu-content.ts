import type { ReactNode } from 'react';

export interface MenuItem {
  readonly text: string;
  readonly icon?: ReactNode;
  /** A short remark after the text. */
  readonly note?: string | undefined;
  /** A key that does the same, shown at the end. */
  readonly keys?: string;
  /** Set for items of which one is chosen. */
  readonly isChecked?: boolean;
  readonly onSelect: () => void;
}

/** A page of its own, which opens in a new tab. */
export interface MenuPageLink {
  readonly text: string;
  readonly icon?: ReactNode;
  readonly href: string;
}

export interface MenuGroup {
  readonly heading?: string;
  readonly items: readonly MenuItem[];
  /** After the items. */
  readonly links?: readonly MenuPageLink[];
}

export interface MenuContent {
  /** The accessible name of the menu; the button is named by what it shows. */
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly align?: 'start' | 'end';
  readonly header?: ReactNode;
  readonly empty?: ReactNode;
}

export interface MenuPanelProps extends MenuContent {
  readonly menuId: string;
  readonly button: HTMLButtonElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** It is a child of the body. */
  readonly isInBody: boolean;
}
