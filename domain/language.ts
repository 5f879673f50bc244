/*
 * The language of this build (docs/decisions/0036-languages.md). next.config.js and tools/build replace the variables, so that
 * the English build contains none of the rest.
 */

/** Code of the language of this build, such as `en`. */
export const language: string = process.env.SHOP_LANGUAGE || 'en';

/** BCP 47 tag for `Intl`, such as `en-US`. */
export const locale: string = process.env.SHOP_LOCALE || 'en-US';

/** The country of the locale, ISO 3166-1 alpha-2: what a shopper who has chosen no country sees first (docs/product.md 45.17). */
export const homeCountry = /* @__PURE__ */ locale.slice(-2);

/** The bundler folds this, so that English pages load no code for addresses. */
const isEnglish = (process.env.SHOP_LANGUAGE || 'en') === 'en';

/** Path below which this build is served: empty for English, else `/de`. */
export const basePath = isEnglish ? '' : `/${language}`;

/**
 * Adds the base path to a path of the shop, unless it has it. `next/link` and the router do this themselves. Returns a whole
 * URL unchanged.
 */
export const addressOf: <Path extends string>(path: Path) => Path = isEnglish
  ? (path) => path
  : (path) =>
      (path.startsWith('/') && pathWithin(path) === path
        ? `${basePath}${path.replace(/^\/(?=$|[?#])/, '')}`
        : path) as typeof path;

/** Removes the base path of an address; other addresses are returned unchanged. */
export const pathWithin: (address: string) => string = isEnglish
  ? (address) => address
  : (address) => {
      const rest = address.slice(basePath.length);
      if (!address.startsWith(basePath) || !/^(?:$|[/?#])/.test(rest)) return address;
      return rest.startsWith('/') ? rest : `/${rest}`;
    };
