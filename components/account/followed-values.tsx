'use client';

import { useState } from 'react';
import { type ValueName } from '@/domain/shared-values';
import { useFollowed } from '@/store/account-state';
import { followedCopy } from './copy';

/** Chooses which values follow the account beside its lists (docs/product.md 40.7). */
export function FollowedValues() {
  const { names: stored, choose } = useFollowed();
  // Shown until the choice is stored: a box changes at the press.
  const [chosen, setChosen] = useState<readonly ValueName[]>();
  const [status, setStatus] = useState('');
  if (!stored || !choose) return null;
  const names = chosen ?? stored;
  const isOn = names.length > 0;
  const save = async (next: readonly ValueName[]) => {
    setChosen(next);
    setStatus('');
    const isSaved = await choose(next);
    setChosen(undefined);
    setStatus(isSaved ? followedCopy.saved : followedCopy.failed);
  };
  return (
    <fieldset className="mt-8 max-w-md">
      <legend className="font-semibold">{followedCopy.title}</legend>
      <p className="mt-1 text-soft">{followedCopy.lists}</p>
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={() => void save(isOn ? [] : ['checkout', 'compare'])}
          className="size-5 flex-none accent-ink"
        />
        {followedCopy.follow}
      </label>
      {isOn &&
        (['wrist', 'recent'] as const).map((name) => (
          <label key={name} className="ms-8 flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={names.includes(name)}
              onChange={() =>
                void save(names.includes(name) ? names.filter((each) => each !== name) : [...names, name])
              }
              className="size-5 flex-none accent-ink"
            />
            {followedCopy.names[name]}
          </label>
        ))}
      <p role="status" className="min-h-6 text-sm font-semibold">
        {status}
      </p>
    </fieldset>
  );
}
