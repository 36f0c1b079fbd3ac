import type { ReactNode } from 'react';

export type ChapterName = { id: string; title: string };

/** A headed part of the policy that the contents link to. */
export function Chapter({ id, title, children }: ChapterName & { children: ReactNode }) {
  return (
    <>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </>
  );
}
