import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReportedError } from '@/domain/reported-error';
import { type PageOptions } from '../http-server';
import { blockedScript, plainPolicy, type PolicyOptions, strictPolicy, trustedInline } from './content-policy';
import { deferScripts, LOADER, UnknownForm } from './deferred-scripts';

/** Pages whose form is checked, one of each kind: home page, list, watch, form. */
const SAMPLES = ['index.html', 'all.html', 'all/xerix/1.html', 'contact/form.html'];

/**
 * Parses PLAIN_NEXT: `1` sends pages unchanged, without deferred scripts and with a policy that allows inline scripts.
 * @throws {ReportedError} if it is neither `1` nor empty
 */
function isPlainNext(text: string | undefined): boolean {
  if (text && text !== '1') throw new ReportedError(`PLAIN_NEXT must be 1 or nothing, not "${text}".`);
  return text === '1';
}

/** Transformation and policy of pages. */
export type PageForm = Required<Pick<PageOptions, 'transform'>> & {
  policyOf: (html: string, options: PolicyOptions) => string;
};

/** Unchanged pages of Next. */
const plain: PageForm = { transform: (html) => html, policyOf: (_, options) => plainPolicy(options) };

/**
 * Returns the page form of a build: deferred scripts and a strict policy, or unchanged pages if this version of Next
 * writes an unknown form.
 * @param build its folder
 * @returns the form, and a warning for the person who builds the shop
 */
export function pageFormOf(build: string): { form: PageForm; warning?: string } {
  const pages = join(build, 'server', 'app');
  const trusted = trustedInline(pages, [LOADER]);
  const unknown = unknownPart(pages, trusted);
  if (unknown === undefined)
    return { form: { transform: deferOrLeave, policyOf: (html, options) => strictPolicy(html, trusted, options) } };
  return {
    form: plain,
    warning:
      `This version of Next writes pages in a form that runtime/next does not know (${unknown.slice(0, 120)}). ` +
      'Pages are sent as Next made them: their scripts are not deferred, and their policy allows inline scripts.',
  };
}

/** Returns the page form of a build for a value of PLAIN_NEXT. @throws {ReportedError} for an invalid value */
export const pageForm = (build: string, plainNext: string | undefined): PageForm =>
  isPlainNext(plainNext) ? plain : pageFormOf(build).form;

/** Returns the HTML of the page for a request beyond the bounds of rendering (docs/product.md 19.15). @param build its folder */
export function busyPageOf(build: string): string | undefined {
  const file = join(build, 'server', 'app', 'busy.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function unknownPart(pages: string, trusted: ReadonlySet<string>): string | undefined {
  for (const file of SAMPLES.map((name) => join(pages, name)).filter((path) => existsSync(path))) {
    const html = readFileSync(file, 'utf8');
    try {
      const sent = deferScripts(html);
      if (sent === html) return `${file} has no scripts of Next`;
      const blocked = blockedScript(sent, trusted);
      if (blocked !== undefined) return `an inline script: ${blocked}`;
    } catch (error) {
      if (!(error instanceof UnknownForm)) throw error;
      return error.message;
    }
  }
  return undefined;
}

/** Leaves a single page in an unknown form unchanged. */
function deferOrLeave(html: string): string {
  try {
    return deferScripts(html);
  } catch (error) {
    if (error instanceof UnknownForm) return html;
    throw error;
  }
}
