import type { UserEvent } from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';

interface Place {
  getByRole(role: 'button', options: { name: RegExp }): HTMLElement;
}

/** The button of a list of choices, which is named by its label and what is chosen. */
export function choiceOf(place: Place, label: string): HTMLElement {
  return place.getByRole('button', { name: new RegExp(`^${label.replace(/[?.]/g, '\\$&')}: `) });
}

/** Opens a list of choices and chooses one. */
export async function chooseOption(user: UserEvent, place: Place, label: string, option: string): Promise<void> {
  await user.click(choiceOf(place, label));
  const item = await waitFor(() => screen.getByRole('menuitemradio', { name: option }));
  await user.click(item);
}
