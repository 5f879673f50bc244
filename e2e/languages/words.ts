import * as agentDe from '@/components/agent/copy.de';
import * as cartDe from '@/components/cart/copy.de';
import * as linkDe from '@/components/cart/link/copy.de';
import * as checkoutDe from '@/components/checkout/copy.de';
import * as filteringDe from '@/components/filtering/copy.de';
import * as thanksDe from '@/components/checkout/confirmation/copy.de';
import * as buyDe from '@/components/product/copy-buy.de';
import * as shellDe from '@/components/shell/copy.de';
import * as fieldsDe from '@/components/address-book/copy-fields.de';
import * as agentFr from '@/components/agent/copy.fr';
import * as cartFr from '@/components/cart/copy.fr';
import * as linkFr from '@/components/cart/link/copy.fr';
import * as checkoutFr from '@/components/checkout/copy.fr';
import * as filteringFr from '@/components/filtering/copy.fr';
import * as thanksFr from '@/components/checkout/confirmation/copy.fr';
import * as buyFr from '@/components/product/copy-buy.fr';
import * as shellFr from '@/components/shell/copy.fr';
import * as fieldsFr from '@/components/address-book/copy-fields.fr';
import * as agentEs from '@/components/agent/copy.es';
import * as cartEs from '@/components/cart/copy.es';
import * as linkEs from '@/components/cart/link/copy.es';
import * as checkoutEs from '@/components/checkout/copy.es';
import * as filteringEs from '@/components/filtering/copy.es';
import * as thanksEs from '@/components/checkout/confirmation/copy.es';
import * as buyEs from '@/components/product/copy-buy.es';
import * as shellEs from '@/components/shell/copy.es';
import * as fieldsEs from '@/components/address-book/copy-fields.es';
import * as agentJa from '@/components/agent/copy.ja';
import * as cartJa from '@/components/cart/copy.ja';
import * as linkJa from '@/components/cart/link/copy.ja';
import * as checkoutJa from '@/components/checkout/copy.ja';
import * as filteringJa from '@/components/filtering/copy.ja';
import * as thanksJa from '@/components/checkout/confirmation/copy.ja';
import * as buyJa from '@/components/product/copy-buy.ja';
import * as shellJa from '@/components/shell/copy.ja';
import * as fieldsJa from '@/components/address-book/copy-fields.ja';

/** The sentences of a purchase in each further language, a search in it, and where its shopper lives. */
export const languages = [
  {
    code: 'de',
    ...agentDe,
    ...cartDe,
    ...linkDe,
    ...checkoutDe,
    ...filteringDe,
    ...thanksDe,
    ...buyDe,
    ...shellDe,
    ...fieldsDe,
    search: { query: 'automatik unter 300 $', watch: 'Xeric Slow Meridian' },
    currency: { code: 'eur', label: 'Währung', price: /^[\d.]+,\d\d\s€$/ },
    home: { country: 'DE', line1: 'Hauptstr. 1', postalCode: '10115', city: 'Berlin' },
  },
  {
    code: 'fr',
    ...agentFr,
    ...cartFr,
    ...linkFr,
    ...checkoutFr,
    ...filteringFr,
    ...thanksFr,
    ...buyFr,
    ...shellFr,
    ...fieldsFr,
    search: { query: 'automatique à moins de 300 $', watch: 'Xeric Slow Meridian' },
    currency: { code: 'eur', label: 'Devise', price: /^[\d\s]+,\d\d\s€$/ },
    home: { country: 'FR', line1: '1 rue de la Paix', postalCode: '75002', city: 'Paris' },
  },
  {
    code: 'es',
    ...agentEs,
    ...cartEs,
    ...linkEs,
    ...checkoutEs,
    ...filteringEs,
    ...thanksEs,
    ...buyEs,
    ...shellEs,
    ...fieldsEs,
    search: { query: 'automático por menos de 300 $', watch: 'Xeric Slow Meridian' },
    currency: { code: 'eur', label: 'Moneda', price: /^[\d.]+,\d\d\s€$/ },
    home: { country: 'ES', line1: 'Calle Mayor 1', postalCode: '28013', city: 'Madrid' },
  },
  {
    code: 'ja',
    ...agentJa,
    ...cartJa,
    ...linkJa,
    ...checkoutJa,
    ...filteringJa,
    ...thanksJa,
    ...buyJa,
    ...shellJa,
    ...fieldsJa,
    search: { query: '自動巻き 300ドル以下', watch: 'Xeric Slow Meridian' },
    currency: { code: 'jpy', label: '通貨', price: /^[¥￥][\d,]+$/ },
    home: { country: 'JP', line1: '丸の内1-9-1', postalCode: '100-0005', city: '千代田区', region: 'Tokyo' },
  },
] as const;
