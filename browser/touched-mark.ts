/**
 * Runs in the page's head: it marks the root element with `data-touched` as soon as the shopper moves a pointer, touches, presses a
 * key, moves the focus or scrolls what lies in the page, and with `data-scrolled` as soon as the page is scrolled. What nobody has
 * come near by then is not loaded (docs/product.md 6.21, 6.22). A browser tells of a pointer that has not moved.
 */
export const markTouched = [
  '(function(d,c){function f(e){var p=e.target==d;',
  "if(p||e.type!='pointermove'||e.movementX||e.movementY){d.documentElement.toggleAttribute(p?'data-scrolled':'data-touched',!0);p||c.abort()}}",
  "for(var t of['pointermove','pointerdown','keydown','focusin','scroll'])addEventListener(t,f,{capture:!0,signal:c.signal})",
  '})(document,new AbortController)',
].join('');
