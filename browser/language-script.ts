import { basePath } from '@/domain/language';

/**
 * Head script of a shop in several languages. It sets the address of a language's link when it is about to be followed, because
 * the router changes pages without the footer, and offers the reader's language in that language. It drops the range of prices,
 * which another language reads in its own currency (docs/product.md 44.4). English has no folder; repeated slashes would leave
 * the shop. It is short, because every page contains it.
 */
export const languageScript = (base: string = basePath) =>
  [
    "{let d=document;for(let e of['pointerover','focusin','click'])d.addEventListener(e,e=>{",
    "let a=e.target.closest?.('[data-offer]'),s=new URLSearchParams(location.search);",
    `if(a)s.delete('price'),a.search=s,a.pathname=('/'+a.lang+location.pathname${base && `.slice(${base.length})`})`,
    ".replace(/^[/]en|[/]+(?=[/]|$)/g,'')},!0);",
    // The page's own language comes first in the document, and offers nothing.
    "d.addEventListener('DOMContentLoaded',e=>{for(e of navigator.languages)",
    'if(e=d.querySelector(`:is(html,[data-offer])[lang="${e.split(\'-\')[0]}"]`)){',
    'let o=e.dataset.offer;if(o)e.textContent=o;break}})}',
  ].join('');
