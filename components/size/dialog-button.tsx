'use client';

import { useState, type ReactNode } from 'react';
import { useEarlyPress } from '@/components/ui/use-early-press';
import { sizeWords } from '@/components/words/size';

type DialogButtonProps<Code> = {
  /** Fetches the dialog's code, which no page carries. */
  load: () => Promise<Code>;
  dialog: (code: Code, onClose: () => void) => ReactNode;
  children: ReactNode;
};

/** A button that fetches a dialog and opens it. A press before the scripts have loaded is not lost. */
export function DialogButton<Code>({ load, dialog, children }: DialogButtonProps<Code>) {
  const [code, setCode] = useState<{ loaded: Code } | null>(null);
  const [failed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    load().then(
      (loaded) => setCode({ loaded }),
      () => setFailed(true),
    );
  };
  const button = useEarlyPress(open);
  return (
    <span>
      <button
        ref={button}
        data-early
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="bar-link font-semibold underline underline-offset-4"
      >
        {children}
      </button>
      {failed && <span role="alert">{sizeWords.notLoaded}</span>}
      {code && dialog(code.loaded, () => setCode(null))}
    </span>
  );
}
