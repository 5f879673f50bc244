/** True when the shop sends pages as Next made them: scripts at once, and a policy that allows inline scripts (docs/decisions/0078). */
export const isPlainNext = process.env.PLAIN_NEXT === '1';
