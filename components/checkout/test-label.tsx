import { testPayment } from './copy';
/** On every screen of the checkout where no money moves. */
export function TestLabel() {
  return (
    <p className="mt-4 inline-block bg-ink px-3 py-1.5 text-sm font-semibold text-paper tablet:mt-8">{testPayment}</p>
  );
}
