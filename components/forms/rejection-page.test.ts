import { rejectionPage } from './rejection-page';
import { rejectionCopy, type ShownRejection } from './copy-rejections';

const messageOn = (page: string) => /<h1>.*<\/h1>\n<p>(.*)<\/p>/.exec(page)?.[1];

it.each<[string, string, ShownRejection]>([
  ['email', 'Email: ', { code: 'bad-request', field: 'email', reason: 'email' }],
  ['subject', 'Subject: ', { code: 'bad-request', field: 'subject', reason: 'one-line' }],
  ['message', 'Message: ', { code: 'bad-request', field: 'body', reason: 'plain-text' }],
  ['form as a whole', '', { code: 'bad-request', field: '', reason: 'malformed' }],
  ['pace', '', { code: 'too-many-requests', retryAfter: 7 }],
])('rejectionPage shows the same message as the form for the %s', (_, label, rejection) => {
  expect(messageOn(rejectionPage(rejection))).toBe(label + rejectionCopy(rejection));
});

it.each([
  ['units1', 'Units: Fill in this field.'],
  ['units10', 'Units: Fill in this field.'],
  ['unused', 'Unused and in its original packaging: Fill in this field.'],
  ['note', 'Text: Fill in this field.'],
])('rejectionPage names the empty field %s', (field, message) => {
  expect(messageOn(rejectionPage({ code: 'bad-request', field, reason: 'required' }))).toBe(message);
});

it('rejectionPage names the field and its rule', () => {
  expect(messageOn(rejectionPage({ code: 'bad-request', field: 'subject', reason: 'one-line' }))).toBe(
    'Subject: Use plain text on one line.',
  );
  expect(messageOn(rejectionPage({ code: 'bad-request', field: 'body', reason: 'too-long', longest: 5000 }))).toBe(
    'Message: Use at most 5000 characters.',
  );
});
