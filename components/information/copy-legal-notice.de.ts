// German of ./copy-legal-notice.ts (sha256 e6f3e449c65b)
import { site } from '@/data/site';

export const legalNoticeCopy = {
  description: `Wer bei ${site.name} verkauft, wie Sie uns erreichen und was für eine Bestellung gilt: Preise, weitere Kosten, Zahlung, Lieferung und Rücksendung.`,
  intro: 'Wer an Sie verkauft, wie Sie uns erreichen und was für jede Bestellung gilt.',
  seller: {
    title: 'Anbieter',
    representative: 'Vertreten durch',
    registration: 'Registereintrag',
    vatNumber: 'Umsatzsteuer-Identifikationsnummer',
    host: 'Hosting',
  },
  prices: (currency: string) => `Die Seite jeder Uhr zeigt ihren Preis, zunächst in ${currency}.`,
  charges: 'Weitere Kosten',
  payment: 'Sie zahlen bei der Bestellung. Wir versenden die Ware nach Eingang Ihrer Zahlung.',
  delivery: 'Lieferzeiten',
  returns: 'Rücksendung, Stornierung, Widerruf',
};
