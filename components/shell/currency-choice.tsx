import { currencies, currencyChoiceCopy as copy } from '@/domain/currency';

/** The shopper's currency (docs/product.md 44.2). A head script answers it, also before hydration. */
export function CurrencyChoice({ className = '' }: { className?: string }) {
  return (
    <label className={`needs-script ${className}`}>
      <span className="me-2">{copy.label}</span>
      <select
        name="currency"
        className="min-h-11 border border-current bg-transparent px-2 text-base"
        autoComplete="off"
      >
        {currencies.map((currency) => (
          <option key={currency} value={currency} className="bg-paper text-ink">
            {copy.options[currency]}
          </option>
        ))}
      </select>
    </label>
  );
}
