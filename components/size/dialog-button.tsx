'use client';

import { useState, type ReactNode } from 'react';
import { sizeButtonWords } from './copy-buttons';
import { EarlyButton } from './early-button';

type DialogButtonProps<Code> = {
  /** Fetches the dialog's code, which no page carries. */
  load: () => Promise<Code>;
  dialog: (code: Code, onClose: () => void) => ReactNode;
  children: ReactNode;
};

/** A button that fetches a dialog and opens it. */
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
  return (
    <span>
      <EarlyButton onPress={open}>{children}</EarlyButton>
      {failed && <span role="alert">{sizeButtonWords.notLoaded}</span>}
      {code && dialog(code.loaded, () => setCode(null))}
    </span>
  );
}
