/** An event as Stripe stores and sends it, with the fields that the shop reads. */
export type FakeEvent = {
  id: string;
  object: 'event';
  type: string;
  /** In seconds since 1970. */
  created: number;
  livemode: boolean;
  data: { object: object };
};

/** How long Stripe lists an event, in s: 30 days. */
const KEPT_S = 30 * 24 * 60 * 60;

/** The documented query parameters of the list (docs.stripe.com/api/events/list). */
const knownParams = /^(?:limit|type|types\[\d*\]|created\[(?:gte|gt|lte|lt)\]|starting_after|ending_before)$/;

/** Fake of Stripe's event list with its documented rules: newest first, pages of 10 to 100, 30 days. */
export class FakeEvents {
  readonly all: FakeEvent[] = [];

  /** @param now Stripe's clock. */
  constructor(private readonly now: () => Date) {}

  /** Adds an event with a copy of the object. */
  emit(type: string, object: object, livemode = false): FakeEvent {
    const created = Math.floor(this.now().getTime() / 1000);
    const id = `evt_${String(this.all.length + 1).padStart(6, '0')}`;
    const event = { id, object: 'event', type, created, livemode, data: { object: structuredClone(object) } } as const;
    this.all.push(event);
    return event;
  }

  /** Returns a page of the list, or undefined for a request that Stripe rejects. */
  page(query: URLSearchParams): { object: 'list'; has_more: boolean; data: readonly FakeEvent[] } | undefined {
    const limit = Number(query.get('limit') ?? 10);
    const isKnown = [...query.keys()].every((name) => knownParams.test(name)) && limit >= 1 && limit <= 100;
    const types = [...query].filter(([name]) => name.startsWith('types[')).map(([, type]) => type);
    if (!isKnown || types.length > 20) return undefined;
    const listed = this.listed(query, types);
    const after = query.get('starting_after');
    const start = after === null ? 0 : listed.findIndex(({ id }) => id === after) + 1;
    if (after !== null && start === 0) return undefined;
    return { object: 'list', has_more: listed.length > start + limit, data: listed.slice(start, start + limit) };
  }

  private listed(query: URLSearchParams, types: readonly string[]): FakeEvent[] {
    const bound = (name: string, otherwise: number) => Number(query.get(`created[${name}]`) ?? otherwise);
    const oldest = this.now().getTime() / 1000 - KEPT_S;
    return this.all
      .filter(({ created }) => created >= oldest && created >= bound('gte', 0) && created > bound('gt', -1))
      .filter(({ created }) => created <= bound('lte', Infinity) && created < bound('lt', Infinity))
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .sort((one, other) => other.created - one.created || other.id.localeCompare(one.id));
  }
}
