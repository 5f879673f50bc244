import type { ordersRoute, quoteRoute } from './checkout';
import type { contactRoute } from './contact';
import type { CodeOf, RequestOf, Route } from './route';

/* What is held here is held by the compiler: each constant below is of a type that only its value fits. */

type IsCode<R extends Route, Code extends string> = Code extends CodeOf<R> ? true : false;
type Takes<R extends Route, Sent> = Sent extends RequestOf<R> ? true : false;
type Lines = { catalogue: string; id: number; quantity: number }[];
type Message = { name: string; email: string; subject: string; website: string; filledForMs: number };

const codes: {
  known: IsCode<typeof ordersRoute, 'price-changed'>;
  misspelt: IsCode<typeof ordersRoute, 'price-chnaged'>;
  anotherRoutes: IsCode<typeof quoteRoute, 'price-changed'>;
} = { known: true, misspelt: false, anotherRoutes: false };

const fields: {
  asAgreed: Takes<typeof quoteRoute, { lines: Lines; country: string }>;
  renamed: Takes<typeof quoteRoute, { lines: Lines; land: string }>;
  ofAnotherType: Takes<typeof quoteRoute, { lines: string; country: string }>;
  message: Takes<typeof contactRoute, Message & { body: string }>;
  renamedMessage: Takes<typeof contactRoute, Message & { text: string }>;
} = { asAgreed: true, renamed: false, ofAnotherType: false, message: true, renamedMessage: false };

it('contract types reject a misspelt code and a renamed field', () => {
  expect(codes).toEqual({ known: true, misspelt: false, anotherRoutes: false });
  expect(Object.values(fields)).toEqual([true, false, false, true, false]);
});
