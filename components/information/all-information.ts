import type { InformationName } from '@/data/information-pages';
import { aboutUs } from './about';
import { accessibility } from './accessibility';
import type { Information } from './information';
import { legalNotice } from './legal-notice';
import { privacy } from './privacy';
import { shippingReturns } from './shipping-returns';
import { terms } from './terms';
import { warranty } from './warranty';

const pages: Readonly<Record<InformationName, Information | (() => Promise<Information>)>> = {
  'shipping-returns': shippingReturns,
  warranty,
  about: aboutUs,
  privacy,
  terms,
  'legal-notice': legalNotice,
  accessibility,
};

export async function informationOf(name: InformationName): Promise<Information> {
  const page = pages[name];
  return typeof page === 'function' ? page() : page;
}
