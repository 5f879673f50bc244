'use client';

import { useState } from 'react';
import { openArView } from '@/browser/ar';
import type { ArViewer } from '@/browser/ar-viewer';
import { arCopy } from '@/components/product/copy-late';
import type { ArModel } from '@/domain/watch';
import { toolButton } from './picture-overlay';

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
      <button type="button" onClick={open} className={toolButton}>
        {arCopy.show}
      </button>
      <span role="status" className="basis-full empty:hidden">
        {message}
      </span>
    </>
  );
}
