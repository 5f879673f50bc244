'use client';

const shapes = {
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13ZM15.5 15.5 21 21',
  heart: 'M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11Z',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21a8 8 0 0 1 16 0',
  cart: 'M4.5 8h15v12.5h-15zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  menu: 'M4 9h16M4 15h16',
  close: 'm5 5 14 14M19 5 5 19',
  down: 'm6 9 6 6 6-6',
  left: 'M20 12H4m6-6-6 6 6 6',
  right: 'M4 12h16m-6-6 6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  enlarge: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  plane: 'm3 13 7 2 3 6 2-1-1-6 5-4.500a2 2 0 0 0-2.500-3L12 10.500 5.500 8 4 9.500l5 4-2.500 2.500L3.500 15.500Z',
  calendar: 'M4 6h16v14H4zM4 10.500h16M8.500 3.500V8M15.500 3.500V8',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 2.500 4 5.500 4 9s-1 6.500-4 9c-3-2.500-4-5.500-4-9s1-6.500 4-9Z',
  lock: 'M5 11h14v9.500H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2',
  facebook:
    'M14 21v-8h3l.5-3.500H14V7.500c0-1 .5-1.500 1.500-1.500h2V3h-3C12 3 10.500 4.500 10.500 7v2.500H7.500V13h3v8',
  instagram: 'M4 4h16v16H4zM12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM16.500 7.500h.01',
  twitter: 'm4 4 16 16M20 4 4 20',
  youtube: 'M3 6h18v12H3zM10.500 9.500v5l4-2.500Z',
} as const;

export type IconName = keyof typeof shapes;

/** A 24 px line icon in the colour of its text; decoration only, so what it stands in must carry the name. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-icon ${className}`}>
      <path d={shapes[name]} />
    </svg>
  );
}
