/**
 * True if the shop sends Next's own HTML: eager scripts and a policy that allows inline scripts
 * (docs/decisions/0006-deferred-scripts.md).
 */
export const isPlainNext = process.env.PLAIN_NEXT === '1';
