import { splitUnbroken } from '@/domain/order-number';

/** A text in which each number and code stays on one line (docs/product.md 20.20). */
export function Unbroken({ children }: { children: string }) {
  return (
    <span>
      {splitUnbroken(children).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} data-unbroken="">
            {part}
          </span>
        ),
      )}
    </span>
  );
}
