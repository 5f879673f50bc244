import { type RouteCode } from '@/contract/every-route';

/** What each code means, for whoever reads the shop's interface. Shoppers read `components/words/refusals.ts`. */
export const refusalMessages: Readonly<Record<RouteCode | 'fault', string>> = {
  fault: 'Something broke on our side.',
  'bad-request': 'This request is not understood.',
};

const messages: Readonly<Record<string, string>> = refusalMessages;

export function messageOf(code: string): string {
  return messages[code] ?? code;
}
