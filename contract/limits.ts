/** Maximum lengths of request fields in characters, maximum counts, and input patterns. */

/**
 * HTML `pattern` of the email addresses that `z.email()` accepts. The browser's `type=email` also accepts domains
 * without a dot.
 */
export const emailPattern =
  "(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+\\-.]*[A-Za-z0-9_+\\-]@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}";

/** In characters (RFC 5321, 4.5.3.1.3: a path has 256 octets with its brackets). */
export const maxEmailLength = 254;

/**
 * The newsletter's pattern as specified (docs/product.md 12.1): lower-case letters, digits and `. _ % + -`, an at
 * sign, a domain, and an ending of 2 to 4 letters. An input's `pattern` attribute anchors it and uses the `v` flag,
 * hence the escaped hyphens.
 */
export const newsletterPattern = String.raw`[a-z0-9._%+\-]+@[a-z0-9.\-]+\.[a-z]{2,4}`;

/** A delivery address, in characters. */
export const deliveryLimits = {
  email: maxEmailLength,
  fullName: 100,
  line1: 120,
  line2: 120,
  city: 80,
  region: 80,
  postalCode: 20,
  phone: 30,
} as const;

/** The contact form, in characters. */
export const contactLimits = { name: 100, email: maxEmailLength, subject: 120, body: 5000 } as const;

/** A note in the service log of a watch, in characters. */
export const maxPassportNote = 500;

/** In characters. */
export const maxPromoCodeLength = 40;

/** Reason of a return, in characters. */
export const maxReasonLength = 1000;

/** Tracking number of a parcel to the shop, in characters. */
export const maxTrackingLength = 60;

/** Watches that a guest can name when withdrawing from a part of an order; the order's own page lists all. */
export const maxNamedWatches = 4;

/** Characters of a typed order number, with a blank or hyphen after each one. */
export const maxOrderNumberLength = 24;

/** Watches in one order. */
export const maxOrderLines = 100;

/** Addresses in an address book. */
export const maxSavedAddresses = 10;

/** Operations on the lists of an account in one request. */
export const maxListOperations = 200;

/** An encrypted list for another device, in characters of base64url. */
export const maxHandedListLength = 16_000;
