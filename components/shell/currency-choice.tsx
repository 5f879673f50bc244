import { currencies, currencyChoiceCopy as copy, pageCurrency } from '@/domain/currency';

/** The shopper's currency (docs/product.md 44.2). A head script answers it, also before hydration. */
export function CurrencyChoice({ isBlock = false }: { isBlock?: boolean }) {
  return (
    <label className={isBlock ? 'needs-script currency-choice mb-3 block' : 'needs-script currency-choice'}>
      {copy.label}
      <select name="currency" {...(pageCurrency !== currencies[0] && { defaultValue: pageCurrency })}>
        {currencies.map((currency) => (
          <option key={currency} value={currency}>
            {copy.options[currency]}
          </option>
        ))}
      </select>
    </label>
  );
}
