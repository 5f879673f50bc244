/**
 * Icon shapes used by server components only, passed as props to keep them out of client bundles
 * (docs/decisions/0008-page-weight.md).
 */
export const pictograms = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21a8 8 0 0 1 16 0',
  plane: 'm3 13 7 2 3 6 2-1-1-6 5-4.5a2 2 0 0 0-2.5-3L12 10.5 5.5 8 4 9.5l5 4-2.5 2.5L3.5 15.5Z',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9Z',
  lock: 'M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2',
  Facebook: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.5 1.5-1.5h2V3h-3C12 3 10.5 4.5 10.5 7v2.5H7.5V13h3v8',
  Instagram: 'M4 4h16v16H4zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM16.5 7.5h.01',
  Twitter: 'm4 4 16 16M20 4 4 20',
  YouTube: 'M3 6h18v12H3zM10.5 9.5v5l4-2.5Z',
} as const;
