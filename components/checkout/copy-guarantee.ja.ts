// Japanese of ./copy-guarantee.ts (sha256 b3fd2421b5e0)
import { legalGuarantee } from '@/data/law';

/** The EU's harmonised notice, also on /warranty (docs/product.md 38.1). */
export const guaranteeCopy = {
  title: 'EUの法定保証',
  points: [
    `EUでは、メーカー独自の保証の内容にかかわらず、お届けから少なくとも ${legalGuarantee.years} 年間の法定保証があります。国によってはさらに長い期間が定められています。`,
    '時計に不具合がある場合、または説明と異なる場合は、無料で修理または交換します。',
    'それができない場合、時間がかかりすぎる場合、またはお客様に大きな負担となる場合は、代金の一部または全額を返金します。',
  ],
  more: 'EUの消費者の権利（Your Europe）',
};
