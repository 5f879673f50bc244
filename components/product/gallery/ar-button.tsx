'use client';

import { useState } from 'react';
import { openArView } from '@/browser/ar';
import type { ArViewer } from '@/browser/ar-viewer';
import { arCopy } from '@/components/product/copy-late';
import type { ArModel } from '@/domain/watch';

type ArButtonProps = { viewer: ArViewer; name: string; model: ArModel };

/** Button that opens a watch in the phone's AR viewer. Shows a message if the phone has no viewer. */
export function ArButton({ viewer, name, model }: ArButtonProps) {
  const [message, setMessage] = useState('');
  const open = () => {
    setMessage('');
    openArView(viewer, { name, model }, () => setMessage(arCopy.missing));
  };
  return (
    <>
      <button type="button" onClick={open}>
        {arCopy.show}
      </button>
      <span role="status">{message}</span>
    </>
  );
}
