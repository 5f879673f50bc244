'use client';

import { useState } from 'react';
import { openArView } from '@/browser/ar';
import type { ArViewer } from '@/browser/ar-viewer';
import { arCopy } from '@/components/product/copy-late';
import type { ArModel } from '@/domain/watch';
import { toolButton } from './over-picture';

type ArButtonProps = { viewer: ArViewer; name: string; model: ArModel };

/** The button that hands a watch to the phone's viewer, and says where that turns out to be missing. */
export function ArButton({ viewer, name, model }: ArButtonProps) {
  const [said, setSaid] = useState('');
  const open = () => {
    setSaid('');
    openArView(viewer, { name, model }, () => setSaid(arCopy.missing));
  };
  return (
    <>
      <button type="button" onClick={open} className={toolButton}>
        {arCopy.show}
      </button>
      <span role="status" className="basis-full empty:hidden">
        {said}
      </span>
    </>
  );
}
