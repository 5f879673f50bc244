import { useCallback, useRef, useState } from 'react';

/** `confirm` asks the shopper, and waits until `answer` is called. */
export function useConfirmation() {
  const [isAsking, setAsking] = useState(false);
  const waiting = useRef<(answer: boolean | undefined) => void>(undefined);
  const confirm = useCallback(() => {
    setAsking(true);
    return new Promise<boolean | undefined>((resolve) => (waiting.current = resolve));
  }, []);
  const answer = useCallback((given: boolean | undefined) => {
    setAsking(false);
    waiting.current?.(given);
  }, []);
  return { isAsking, confirm, answer };
}
