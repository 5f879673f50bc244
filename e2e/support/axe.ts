import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Violations that axe finds on the page: rule id and HTML of the elements.
 * Legacy mode and `resultTypes` cut the time by two thirds; the shop has no frames that legacy mode would miss.
 *
 * @param impacts impacts of axe (`serious`) to report; all by default
 */
export async function violations(page: Page, impacts?: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standards);
  const found = await axe.setLegacyMode().analyze();
  const counted = found.violations.filter(({ impact }) => !impacts || impacts.includes(impact ?? ''));
  return counted.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
