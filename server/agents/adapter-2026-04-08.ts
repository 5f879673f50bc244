import { type AnswerBody } from './asking';
import { type Message } from './messages';

/** What of the core's answers 2026-04-08 does not have, or has in another form. */
type CoreAnswer = AnswerBody & {
  policies?: readonly { type: string; description: { plain: string }; url: string }[];
  messages?: readonly Message[];
  fulfillment?: { methods: readonly CoreMethod[] };
};

type CoreMethod = {
  destinations: readonly { type: string }[];
  groups: readonly { options: readonly { description: { plain: string } }[] }[];
};

/**
 * A request of 2026-04-08 as the core reads one. That version knows no unit of a quantity: what an agent has under this
 * name is its own, and says nothing to the shop.
 */
export function readRequest(payload: unknown): unknown {
  const { line_items: lines } = Object(payload) as { line_items?: unknown };
  if (!Array.isArray(lines)) return payload;
  return { ...Object(payload), line_items: lines.map(withoutUnit) };
}

function withoutUnit(line: unknown) {
  const { item } = Object(line) as { item?: object };
  return { ...Object(line), item: { ...item, quantity_unit: undefined } };
}

/** An answer of the core as 2026-04-08 has it. Whatever that version has no field for is told in words, where it has any. */
export function writeAnswer({ policies, ...answer }: CoreAnswer): AnswerBody {
  const { messages = [], fulfillment } = answer;
  return {
    ...answer,
    ...(policies && { messages: [...messages, ...policies.map(inWords)] }),
    ...(fulfillment && { fulfillment: { ...fulfillment, methods: fulfillment.methods.map(olderMethod) } }),
  };
}

/** A policy is a message: `dev.ucp.shopping.policy.return` has the code `return_policy`. */
const inWords = ({ type, description, url }: NonNullable<CoreAnswer['policies']>[number]): Message => ({
  type: 'info',
  code: `${type.split('.').at(-1)}_policy`,
  content: `${description.plain} ${url}`,
});

/** Destinations have no type: an address is one by its fields. What is said of an option is a text. */
function olderMethod({ destinations, groups, ...method }: CoreMethod) {
  return {
    ...method,
    destinations: destinations.map((place) => ({ ...place, type: undefined })),
    groups: groups.map(({ options, ...group }) => ({
      ...group,
      options: options.map((option) => ({ ...option, description: option.description.plain })),
    })),
  };
}
