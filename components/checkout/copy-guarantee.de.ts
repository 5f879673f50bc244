// German of ./copy-guarantee.ts (sha256 b3fd2421b5e0)
import { legalGuarantee } from '@/data/law';

/** The EU's harmonised notice, also on /warranty (docs/product.md 38.1). */
export const guaranteeCopy = {
  title: 'Gesetzliche Gewährleistung in der EU',
  points: [
    `In der EU gilt eine gesetzliche Gewährleistung von mindestens ${legalGuarantee.years} Jahren ab Lieferung, unabhängig von der Garantie des Herstellers. In einigen Ländern gilt sie länger.`,
    'Wenn eine Uhr mangelhaft ist oder nicht der Beschreibung entspricht, reparieren oder ersetzen wir sie kostenlos.',
    'Wenn das nicht möglich ist, zu lange dauert oder Ihnen erhebliche Unannehmlichkeiten bereitet, erhalten Sie den Preis ganz oder teilweise zurück.',
  ],
  more: 'Ihre Rechte im Portal „Ihr Europa“',
};
