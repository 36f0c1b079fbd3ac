import type { ReactNode } from 'react';

/** The policy's parts, in order: the id that the contents link to, and the heading. */
export const chapters = {
  'in-short': 'In short',
  who: 'Who is responsible',
  browser: 'What stays in your browser',
  clear: 'How to clear it',
  forms: 'What the forms send',
  whatsapp: 'WhatsApp, telephone, e-mail',
  analytics: 'Analytics',
  hosts: 'Other computers involved',
  rights: 'Your rights',
  changes: 'Changes to this page',
};

/** A part of the policy with its heading. */
export function Chapter({ id, children }: { id: keyof typeof chapters; children: ReactNode }) {
  return (
    <>
      <h2 id={id} tabIndex={-1}>
        {chapters[id]}
      </h2>
      {children}
    </>
  );
}
