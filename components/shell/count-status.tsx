'use client';

import { useEffect, useState } from 'react';
import { cartWords, wishlistWords } from './copy';
import { useCart } from '@/store/cart';
import { useWishlist } from '@/store/wishlist';

/** Announces a count when it changes, on every screen size; not the count that a page starts with. */
export function CountStatus() {
  const [words, setWords] = useState('');
  useEffect(() => {
    const stopCart = useCart.subscribe((now, before) => {
      if (before.ready && now.lines.length !== before.lines.length) setWords(cartWords(now.lines.length));
    });
    const stopWishlist = useWishlist.subscribe((now, before) => {
      if (before.ready && now.lines.length !== before.lines.length) setWords(wishlistWords(now.lines.length));
    });
    return () => {
      stopCart();
      stopWishlist();
    };
  }, []);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
