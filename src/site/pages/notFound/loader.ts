import { data } from 'react-router-dom';

/** The server answers 404. Design, section 6. */
export const loader = () => data(null, { status: 404 });
