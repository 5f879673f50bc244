import type { Locator, Page } from 'playwright-core';

/** Names of buttons that reject cookies, in the languages in which the checks find a cart. */
const rejects =
  /^(?:(?:reject|decline|refuse|deny)(?: all| optional| non-essential)?(?: cookies)?|(?:use |accept |allow )?(?:only )?(?:strictly )?(?:necessary|essential)(?: cookies)?(?: only)?|continue without accepting|(?:alle )?(?:cookies )?ablehnen|nur (?:technisch )?(?:notwendige|erforderliche|essenzielle)(?: cookies)?(?: akzeptieren| zulassen)?|(?:tout |je )?refuse[rz]?(?: tout| les cookies)?|continuer sans accepter|rechazar(?: tod[oa]s?)?(?: las cookies)?|(?:solo|sólo) (?:las )?necesarias|rifiuta(?: tutt[oi])?|solo necessari|(?:すべて)?拒否(?:する)?)$/i;

/** Names of buttons that close a notice about cookies with no other choice. */
const closes =
  /^(?:accept(?: all)?(?: cookies)?|allow(?: all)?(?: cookies)?|i agree|agree|got it!?|ok(?:ay)?|understood|(?:alle )?akzeptieren|zustimmen|einverstanden|verstanden|(?:tout |j[’'])?accepter?(?: tout)?|(?:aceptar|acepto)(?: tod[oa]s?)?|accetta(?: tutt[oi])?|同意(?:する)?|(?:すべて)?許可(?:する)?)$/i;

const ofCookies = ['id', 'class', 'aria-label']
  .flatMap((name) => ['cookie', 'consent'].map((word) => `[${name}*="${word}" i]`))
  .join();

const rejectButton = (page: Page): Locator => page.getByRole('button', { name: rejects }).filter({ visible: true });

const closeButton = (page: Page): Locator =>
  page.locator(ofCookies).getByRole('button', { name: closes }).filter({ visible: true });

/** Most time in ms for the dialog to react. */
const CLICK_MS = 2000;

/** Rejects cookies if a dialog asks, or closes a notice that leaves no choice. */
export async function answerCookies(page: Page): Promise<void> {
  for (const button of [rejectButton(page), closeButton(page)]) {
    if ((await button.count()) === 0) continue;
    await button
      .first()
      .click({ timeout: CLICK_MS })
      .catch(() => {});
    return;
  }
}

/** Answers a dialog about cookies that opens late, before it covers what a check clicks. */
export const answerLateCookies = (page: Page): Promise<void> =>
  page.addLocatorHandler(rejectButton(page).or(closeButton(page)).first(), () => answerCookies(page), {
    noWaitAfter: true,
  });
