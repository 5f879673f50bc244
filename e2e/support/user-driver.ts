import type { Page } from '@playwright/test';
import { untilHydrated } from './hydrated';

/** The roles that a journey acts on and hears of. */
export type Role =
  | 'alert'
  | 'application'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'group'
  | 'heading'
  | 'link'
  | 'option'
  | 'radio'
  | 'searchbox'
  | 'slider'
  | 'spinbutton'
  | 'switch'
  | 'textbox';

type Name = string | RegExp;

/**
 * A shopper who does without a pointer. Everything is found by its role and its name, the first in reading order, as somebody does
 * who has nothing else; what is not there within a shopper's patience fails the test.
 */
export interface Hands {
  readonly page: Page;
  /** Opens an address, and waits until the page is awake. */
  open(path: string): Promise<void>;
  /** Presses a button, follows a link, ticks a box or chooses a radio. */
  press(role: Role, name: Name): Promise<void>;
  /** Opens what a summary folds up. */
  unfold(name: Name): Promise<void>;
  /** Types into a field, in the place of what stood there. */
  write(name: Name, text: string, role?: Role): Promise<void>;
  /** Chooses of a list by typing how the option begins. */
  choose(name: Name, option: string): Promise<void>;
  /** Moves a slider by so many of its steps. */
  turn(name: Name, steps: number): Promise<void>;
  /** Meets something by its role and name. */
  meet(role: Role, name: Name): Promise<void>;
  /** Goes to something and leaves it as it is. */
  goTo(role: Role, name: Name): Promise<void>;
  /** Goes to a field and reads what stands in it. */
  read(role: Role, name: Name): Promise<string>;
}

/** Opens an address, touches the keyboard as whoever goes on does, and waits until the page is awake. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await untilHydrated(page);
}

/** Moves the slider that has the focus by so many of its steps. */
export async function turnFocused(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
}
