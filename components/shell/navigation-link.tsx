'use client';

import type { Route } from 'next';
import { useSelectedLayoutSegments } from 'next/navigation';
import { Link } from '@/components/ui/link';

/**
 * Marks the link of the open page. It compares segments, not the address: under an alias the address differs from what
 * the server rendered.
 */
export function NavigationLink({ href, label, className }: { href: Route; label: string; className?: string }) {
  const here = `/${useSelectedLayoutSegments().join('/')}`;
  return (
    <Link href={href} aria-current={here === href ? 'page' : undefined} className={className}>
      {label}
    </Link>
  );
}
