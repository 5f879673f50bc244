import type { SentParcel } from '@/domain/parcel';
import { followParcelWords } from './copy';

/** A tracking number; where the shop knows the carrier, it leads to the page that follows the parcel. */
export function ParcelNumber({ carrier, trackingNumber, trackingUrl }: SentParcel) {
  if (!trackingUrl) return <span className="wrap-anywhere tabular-nums">{trackingNumber}</span>;
  return (
    <a
      href={trackingUrl}
      rel="noreferrer"
      aria-label={followParcelWords(carrier, trackingNumber)}
      className="wrap-anywhere tabular-nums text-link underline"
    >
      {trackingNumber}
    </a>
  );
}
