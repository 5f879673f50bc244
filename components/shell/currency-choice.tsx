import { currencies, currencyChoiceCopy as copy } from '@/domain/currency';

/** The shopper's currency (docs/product.md 44.2). A head script answers it, also before hydration. */
export function CurrencyChoice({ isBlock = false }: { isBlock?: boolean }) {
  return (
    <label className={`currency-choice needs-script${isBlock ? 'mb-3 block' : ''}`}>
      {copy.label}
      <select name="currency">
        {currencies.map((currency) => (
          <option key={currency} value={currency}>
            {copy.options[currency]}
          </option>
        ))}
      </select>
    </label>
  );
}
