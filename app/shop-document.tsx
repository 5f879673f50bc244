import { locale } from '@/domain/language';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { homeTitle } from '@/app/page-copy';
import { WeekendAttribute } from '@/components/catalogue/weekend';
import { filteringCopy } from '@/components/filtering/copy';
import { shellCopy } from '@/components/shell/copy';
import { Footer } from '@/components/shell/footer';
import { HeadScripts } from '@/components/shell/head-scripts';
import { Header } from '@/components/shell/header/header';
import { Banner, OpenNotice } from '@/components/shell/notices';
import { OfflineDialog } from '@/components/shell/offline-dialog';
import { OfflinePageCache } from '@/components/shell/offline-page-cache';
import { NavigationScroll, QueuedClicks, TabSync } from '@/components/shell/page-effects';
import { site } from '@/data/site';
import { resultsId } from '@/domain/paths';
import './globals.css';

const familjen = localFont({
  src: '../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-familjen',
  display: 'swap',
  // The fallback font has per-glyph metrics (app/globals.css).
  adjustFontFallback: false,
});

export const shopMetadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: homeTitle(site.name), template: `%s | ${site.name}` },
  description: site.description,
  openGraph: { siteName: site.name, type: 'website', locale: locale.replace('-', '_') },
  twitter: { card: 'summary_large_image' },
  formatDetection: { telephone: false },
};

export const shopViewport: Viewport = {
  // In a dark scheme the browser's own dark toolbar fits.
  themeColor: { media: '(prefers-color-scheme:light)', color: '#f3f4f0' },
  width: 'device-width',
  initialScale: 1,
};

/** The whole document of a page for shoppers: each root layout of the shop renders it, as does the page of unknown addresses. */
export function ShopDocument({ lang, children }: { lang: string; children: ReactNode }) {
  return (
    <html lang={lang} className={familjen.variable} suppressHydrationWarning>
      <head>
        <HeadScripts />
      </head>
      <body className="flex min-h-svh flex-col">
        <a href="#main" className="skip-link">
          {shellCopy.skip}
        </a>
        <a href={`#${resultsId}`} className="skip-to-results skip-link">
          {filteringCopy.skip}
        </a>
        {process.env.PAGES_SAY_OPEN === '1' && <OpenNotice />}
        <OfflinePageCache />
        <Banner />
        <Header />
        {/* Scroll target of cards and shop buttons; `scroll-padding-top` keeps it below the header. */}
        <div id="navigation" />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
        <NavigationScroll />
        <TabSync />
        <WeekendAttribute />
        <OfflineDialog />
        <QueuedClicks />
      </body>
    </html>
  );
}
