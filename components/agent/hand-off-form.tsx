'use client';

import { useState } from 'react';
import { useRouter } from 'next/navigation';
import { orderedLines } from '@/browser/shop-client';
import { chosenCurrency } from '@/components/catalogue/currency';
import { cartChoiceCopy } from '@/components/cart/link/copy';
import { emailRule } from '@/components/forms/copy';
import { Field } from '@/components/forms/field';
import { Form, type FormResult, SubmitButton } from '@/components/forms/form';
import { useNavigate } from '@/components/ui/hooks';
import { DelayedNotice, Notice } from '@/components/ui/page-parts';
import type { OrderedLine } from '@/contract/checkout';
import { emailPattern, maxEmailLength } from '@/contract/limits';
import type { Currency } from '@/domain/currency';
import type { LineItem } from '@/domain/line-items';
import { sameWatch } from '@/domain/watch-key';
import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';
import { CartField } from './cart-field';
import { handOffCopy as copy } from './copy';
import { acceptHandOff, type CartHandling } from './accept-hand-off';

type HandOffFormProps = {
  /** Token of the session's page. */
  session: string;
  /** All lines that the agent prepared, as the page shows them. */
  prepared: readonly OrderedLine[];
  /** The lines that can be ordered, at current prices. */
  lines: readonly LineItem[];
  /** Currency of the amounts on the page. */
  currency: Currency;
  /** True if the agent supplied the buyer's email. */
  asksEmail: boolean;
  /** True if a browser has already claimed the session. */
  isClaimed: boolean;
};

/** Transfers an agent's session into this browser's checkout (docs/product.md 34.9). */
export function HandOffForm(props: HandOffFormProps) {
  const hasCart = useCart((cart) => cart.ready);
  const hasCheckout = useCheckout((checkout) => checkout.ready);
  return (
    <div className="needs-script min-h-48">
      {hasCart && hasCheckout ? <Ready {...props} /> : <DelayedNotice>{cartChoiceCopy.looking}</DelayedNotice>}
    </div>
  );
}

function Ready({ session, prepared, lines, currency, asksEmail, isClaimed }: HandOffFormProps) {
  const otherCount = useCart(
    (cart) => cart.lines.filter((line) => !lines.some((other) => sameWatch(line, other))).length,
  );
  const isClaimedHere = useCheckout(({ handOff }) => handOff?.session === session);
  const [handling, setHandling] = useState<CartHandling>();
  const [currencyBefore] = useState(chosenCurrency);
  const navigateTo = useNavigate();
  const router = useRouter();

  const submit = async ({ email = '' }: Record<string, string>): Promise<FormResult> => {
    if (otherCount > 0 && !handling) return { rejected: copy.chooseCart, field: 'cart' };
    const result = await acceptHandOff({ session, email, prepared, lines: orderedLines(lines) }, () =>
      fillCart(lines, handling),
    );
    if (result === 'changed') {
      router.refresh();
      return { rejected: copy.changed };
    }
    if (result !== 'ready') return result;
    if (chosenCurrency() === currencyBefore) chooseCurrency(currency);
    navigateTo('/payment');
    return { done: copy.busy };
  };

  if (isClaimed && !isClaimedHere) return <Notice>{copy.taken}</Notice>;
  return (
    <Form label={copy.form} busyCopy={copy.busy} submit={submit}>
      {isClaimedHere && isClaimed && <p className="text-soft">{copy.wentOn}</p>}
      {otherCount > 0 && <CartField count={otherCount} handling={handling} onChange={setHandling} />}
      {asksEmail && (
        <Field
          name="email"
          label={copy.email}
          type="email"
          pattern={emailPattern}
          title={emailRule}
          maxLength={maxEmailLength}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={copy.emailHint}
        />
      )}
      <SubmitButton>{copy.submit}</SubmitButton>
    </Form>
  );
}

/**
 * Chooses the currency of the checkout by the page's select, which a head script answers (docs/product.md 44.2). A shopper
 * who has just chosen another one there keeps it.
 */
function chooseCurrency(currency: Currency): void {
  const select = document.querySelector<HTMLSelectElement>('select[name=currency]');
  if (!select || currency === chosenCurrency()) return;
  select.value = currency;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Puts each prepared line into the cart with its own quantity; keeps or removes other lines as chosen. */
function fillCart(lines: readonly LineItem[], handling: CartHandling | undefined): void {
  const { clear, remove, restore } = useCart.getState();
  if (handling === 'replace') clear();
  for (const line of lines) {
    remove(line);
    restore(line, useCart.getState().lines.length);
  }
}
