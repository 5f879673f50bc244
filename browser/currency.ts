import { locale } from '@/domain/language';
import { currencies, pageCurrency } from '@/domain/currency';

/*
 * The shopper's currency (docs/product.md 44.2). A page's HTML is in the currency of its language. Elements with a price
 * name it in every currency, and a head script writes the chosen one before the first paint
 * (docs/decisions/0035-currencies.md).
 */

/** The localStorage key of the chosen currency (docs/product.md 10.8). */
export const currencyKey = 'currency';

/** Event of the window after the currency has changed, in this tab or another one. */
export const currencyEvent = 'currencychange';

/**
 * Head script: sets `data-currency` for another currency than the page's, and from then on writes the amounts of
 * `data-prices` in it, also of elements that are added or rendered again. It answers the select `currency`, other tabs and
 * pages from the back-forward cache. It is short, because every page contains it.
 */
export const currencyScript = () => {
  // The page's currency; `l` is the list of the currencies.
  const own = `l[${currencies.indexOf(pageCurrency)}]`;
  return [
    '((d,r,l,f,a,c,o)=>{let ',
    "show=()=>{for(let e of d.querySelectorAll('[data-prices]')){let p=e.dataset.prices.split(','),i=l.indexOf(c),t;",
    `p[i]||(i=0);t=(f[i]??=new Intl.NumberFormat('${locale}',{style:'currency',currency:l[i]})).format(p[i]);`,
    "e.textContent==t||(e.textContent=t)}for(let e of d.getElementsByName('currency'))e.value=c},",
    `set=n=>{c=l.includes(n)?n:${own};c==${own}?r.removeAttribute('data-currency'):r.dataset.currency=c;`,
    `if(o||c!=${own}){(o||=new MutationObserver(show)).observe(r,{childList:1,subtree:1,characterData:1,`,
    `attributeFilter:['data-prices']});show()}dispatchEvent(new Event('${currencyEvent}'))},`,
    `read=()=>{let n;try{n=localStorage.${currencyKey}}catch{}(n||${own})==c||set(n)};read();`,
    `a('change',({target:t})=>{if(t.name=='currency'){try{localStorage.${currencyKey}=t.value}catch{}set(t.value)}});`,
    "a('storage',read);a('pageshow',e=>e.persisted&&read())",
    `})(document,document.documentElement,${JSON.stringify(currencies)},[],addEventListener,'${pageCurrency}')`,
  ].join('');
};
