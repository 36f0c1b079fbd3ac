import type { RaThemeOptions } from 'react-admin';
import { ADD_IN_LINE, PHONE, TWO_LINES, WIDER } from './mediaQueries';

/** Where react-admin's own layout does not fit: of the frame, lists and forms, alike in both themes. */
export const layoutComponents: RaThemeOptions['components'] = {
  // If the card clipped its content, the form's toolbar could not stick to the edge of the window.
  RaEdit: { styleOverrides: { root: { '& .RaEdit-card': { overflow: 'visible', minWidth: 0 } } } },
  RaCreate: { styleOverrides: { root: { '& .RaCreate-card': { overflow: 'visible', minWidth: 0 } } } },
  RaListToolbar: {
    styleOverrides: {
      root: { [TWO_LINES]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
    },
  },
  RaTopToolbar: { styleOverrides: { root: { [ADD_IN_LINE]: { flexWrap: 'wrap' } } } },
  // On one line, because the toolbar of bulk actions covers it, and would leave half of a second line visible. The search
  // takes what the others leave: as narrow as they are, it cut off a product's name.
  RaFilterForm: {
    styleOverrides: {
      root: {
        [WIDER]: {
          flexGrow: 1,
          '& .RaFilterFormInput-spacer': { width: 8, flexShrink: 0 },
          '& .MuiTextField-root': { width: 150, minWidth: 0 },
          '& .filter-field[data-source="q"]': { flex: '1 1 158px', maxWidth: 328 },
          '& .filter-field[data-source="q"] .MuiTextField-root': { flex: 1 },
        },
        [PHONE]: { paddingLeft: 16, '& .RaFilterFormInput-spacer': { width: 0 } },
      },
    },
  },
  RaList: {
    styleOverrides: {
      root: {
        // One wider than its container, such as a table on a tablet, scrolls by itself instead of widening the page.
        '& .RaList-main': { minWidth: 0 },
        // The button that adds a record would cover the end of the list.
        [PHONE]: { paddingBottom: 64 },
      },
    },
  },
  RaDataTable: { styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
  // With nothing selected the toolbar has no height, but its buttons would still be reachable by Tab.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        // In view while the table scrolls: below the app bar, of 52 px, plus its own height, by which it is moved up.
        position: 'sticky',
        top: 108,
        zIndex: 3,
        [TWO_LINES]: { top: 156 },
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
        // On a tablet the buttons wrap to two lines rather than overflow the window.
        '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
          minHeight: 56,
          height: 'auto',
          flexWrap: 'wrap',
          transform: 'translateY(-100%)',
          // There the filters and the actions take two lines.
          [TWO_LINES]: { minHeight: 104 },
        },
        '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap' },
      },
    },
  },
  // The buttons that move and remove a row must be reachable by keyboard, not only shown on hover.
  RaSimpleFormIterator: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      root: {
        '& .RaSimpleFormIterator-action': { visibility: 'visible' },
        // As far from the line above it as the last field is from the one below: a label touched it.
        '& .RaSimpleFormIterator-line': { paddingBlock: '6px 4px' },
        // Below the fields, they end where those of all other lists do.
        [PHONE]: {
          '& .RaSimpleFormIterator-action > span': { justifyContent: 'end' },
        },
        '& .RaSimpleFormIterator-index': { flex: 'none', justifyContent: 'end', minWidth: 28 },
        // Fields that do not fit on one line go on below, each at least as wide as its input says.
        '& .RaSimpleFormIterator-form': { flexWrap: 'wrap', alignContent: 'start', rowGap: 0 },
      },
    },
  },
  // react-admin lets its frame grow with its content, which on a phone makes the whole page wider.
  RaLayout: {
    styleOverrides: {
      root: {
        minWidth: 0,
        // Side by side: the menu, and the screen's content.
        '& .RaLayout-appFrame': { flexDirection: 'row' },
        '& .RaLayout-appFrame, & .RaLayout-contentWithSidebar': { minWidth: 0, width: '100%' },
        '& .RaLayout-content': { minWidth: 0, padding: '0 16px 64px' },
        // Not a control: it gets the focus when a screen opens.
        '& .RaLayout-content:focus': { outline: 'none', boxShadow: 'none' },
      },
    },
  },
};
