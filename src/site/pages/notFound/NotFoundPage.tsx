import { data } from 'react-router-dom';
import { NotFound } from './NotFound';

/** The server answers 404. Design, section 6. */
export const loader = () => data(null, { status: 404 });

/** Any address that the site does not have. Section 2. */
export function Component() {
  return (
    <NotFound title="This page does not exist">
      The address may have been mistyped, or the page has moved. Search for what you need, or start from one
      of these.
    </NotFound>
  );
}
