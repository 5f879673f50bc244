/**
 * E-mail addresses that the shop's server takes, as an HTML `pattern`: what `z.email()` takes. The browser's own
 * `type=email` is content without a dot after the @.
 */
export const emailPattern =
  "(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+\\-.]*[A-Za-z0-9_+\\-]@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}";

/** In characters (RFC 5321, 4.5.3.1.3: a path has 256 octets with its brackets). */
export const longestEmail = 254;
