import { basePath } from '@/domain/language';

/**
 * Head script of a shop in several languages. It sets the address of a language's link when it is about to be followed, because
 * the router changes pages without the footer. It drops the range of prices, which another language reads in its own currency
 * (docs/product.md 44.4). English has no folder; repeated slashes would leave the shop. It is short, because every page
 * contains it.
 */
export const languageScript = (base: string = basePath) =>
  [
    "for(let t of['pointerover','focusin','click'])addEventListener(t,e=>{",
    "let a=e.target.closest?.('a[hreflang]'),s=new URLSearchParams(location.search);",
    `if(a)s.delete('price'),a.search=s,a.pathname=('/'+a.lang+location.pathname${base && `.slice(${base.length})`})`,
    ".replace(/^[/]en|[/]+(?=[/]|$)/g,'')},!0)",
  ].join('');
