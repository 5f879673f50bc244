import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe holds against the page as it stands: each rule with the elements that break it. The shop has no frames, for
 * which axe would open a page of its own, and nobody reads what is in order: without both it takes a third of the time.
 *
 * @param impacts as axe names them (`serious`); all of them where none is named
 */
export async function violations(page: Page, impacts?: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standards);
  const found = await axe.setLegacyMode().analyze();
  const counted = found.violations.filter(({ impact }) => !impacts || impacts.includes(impact ?? ''));
  return counted.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
