import type { ordersRoute, quoteRoute } from './checkout';
import type { contactRoute } from './forms';
import type { CodeOf, RequestOf, Route } from './route';

/* The compiler verifies these requirements: the type of each constant admits only its value. */

type IsCode<R extends Route, Code extends string> = Code extends CodeOf<R> ? true : false;
type AcceptsRequest<R extends Route, Sent> = Sent extends RequestOf<R> ? true : false;
type Lines = { catalogue: string; id: number; quantity: number }[];
type Message = { name: string; email: string; subject: string; website: string; filledForMs: number };

const codes: {
  known: IsCode<typeof ordersRoute, 'price-changed'>;
  misspelt: IsCode<typeof ordersRoute, 'price-chnaged'>;
  otherRoute: IsCode<typeof quoteRoute, 'price-changed'>;
} = { known: true, misspelt: false, otherRoute: false };

const fields: {
  matching: AcceptsRequest<typeof quoteRoute, { lines: Lines; country: string }>;
  renamed: AcceptsRequest<typeof quoteRoute, { lines: Lines; land: string }>;
  wrongType: AcceptsRequest<typeof quoteRoute, { lines: string; country: string }>;
  message: AcceptsRequest<typeof contactRoute, Message & { body: string }>;
  renamedMessage: AcceptsRequest<typeof contactRoute, Message & { text: string }>;
} = { matching: true, renamed: false, wrongType: false, message: true, renamedMessage: false };

it('contract types reject a misspelt code and a renamed field', () => {
  expect(codes).toEqual({ known: true, misspelt: false, otherRoute: false });
  expect(Object.values(fields)).toEqual([true, false, false, true, false]);
});
