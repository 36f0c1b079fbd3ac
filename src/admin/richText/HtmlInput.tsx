import { Alert, Box } from '@mui/material';
import { type ComponentProps, lazy, Suspense } from 'react';
import { whenIdle } from '../../shared/idle';
import type { HtmlEditor } from './HtmlEditor';
import { HtmlSource } from './HtmlSource';

type Props = ComponentProps<typeof HtmlEditor>;

/**
 * A text with formatting. The editor is over a quarter of the admin's script and most screens do without it, so it is a
 * script of its own.
 */
export const HtmlInput = (props: Props) => (
  <Suspense
    fallback={
      <Box sx={{ minHeight: EDITOR_HEIGHT }} role="status">
        The editor is loading…
      </Box>
    }
  >
    <LazyEditor {...props} />
  </Suspense>
);

/** Loads the editor once the browser is idle, so that a form need not wait for it. */
export const warmEditor = () => whenIdle(async () => void (await loadEditor()));

const loadEditor = () => import('./HtmlEditor');

const LazyEditor = lazy(async () => {
  try {
    return { default: (await loadEditor()).HtmlEditor };
  } catch (error) {
    console.error('The editor cannot be loaded', error);
    return { default: WithoutEditor };
  }
});

/** Without a connection, or after a new version was put online. The text can still be changed and saved. */
const WithoutEditor = (props: Props) => (
  <Box sx={{ width: '100%', mt: 2 }}>
    <Alert severity="warning" sx={{ mb: 2 }}>
      The editor could not be loaded, so here is the text as HTML. To get the editor, save and load this page
      again.
    </Alert>
    <HtmlSource {...props} />
  </Box>
);

/** About as high as the editor with its tools, in pixels. */
const EDITOR_HEIGHT = 300;
