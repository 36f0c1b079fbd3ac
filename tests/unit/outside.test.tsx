import type { FC } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useSaveErrors } from '../../src/admin/form/ConflictProvider';
import { Field } from '../../src/site/enquiry/Field';
import { useSiteData } from '../../src/site/layout/siteData';

/* Specification, section 8. */

const places: Record<string, FC> = {
  useSiteData: () => useSiteData().contact.email,
  useFieldError: () => <Field label="Name" name="name" />,
  useSaveErrors: () => void useSaveErrors(),
};

it.each(Object.entries(places))(
  '%s throws an error that names it when used outside its provider',
  (name, Component) => {
    const router = createMemoryRouter([{ path: '/', Component }]);
    expect(() => renderToStaticMarkup(<RouterProvider router={router} />)).toThrow(`${name} must be used `);
  },
);
