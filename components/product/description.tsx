'use client';

import { descriptionFields, type StoredWatch } from '@/domain/stored-watch';

/** What a watch's page says of it. A client component that takes the watch as the buttons do: the page carries it once. */
export function Description({ watch }: { watch: StoredWatch }) {
  return (
    <div className="max-w-prose space-y-3">
      {descriptionFields.map((field) => (
        <p key={field}>{watch[field]}</p>
      ))}
    </div>
  );
}
