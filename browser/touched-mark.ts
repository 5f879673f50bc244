/**
 * Runs in the page's head: it marks the root element as soon as the shopper moves a pointer, touches, presses a key, moves the
 * focus or scrolls what lies in the page. What nobody has come near by then is not loaded (docs/product.md 6.21). A browser tells
 * of a pointer that has not moved.
 */
export const markTouched = [
  '(function(d,c){function f(e){',
  "if(e.target!=d&&(e.type!='pointermove'||e.movementX||e.movementY)){d.documentElement.toggleAttribute('data-touched',!0);c.abort()}}",
  "for(var t of['pointermove','pointerdown','keydown','focusin','scroll'])addEventListener(t,f,{capture:!0,signal:c.signal})",
  '})(document,new AbortController)',
].join('');
