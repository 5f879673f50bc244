'use client';

import { useEffect } from 'react';
import { closeDialogsBeside, keepWheelFromFields, runCommands } from '@/browser/input-defaults';

/** Gives every engine the same wheel, dialogs and commands. */
export function InputDefaults() {
  useEffect(() => {
    const listening = new AbortController();
    for (const start of [keepWheelFromFields, runCommands, closeDialogsBeside]) start(listening.signal);
    return () => listening.abort();
  }, []);
  return null;
}
