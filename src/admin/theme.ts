import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { ADD_IN_LINE, COARSE, FORCED, PHONE, WIDER } from './mediaQueries';
import { ink, paper, tape, tapeDeep } from './palette';
import { layoutComponents } from './themeLayout';

/** What a phone's notch takes at either side when it is held sideways: the page goes to the edges of the screen. */
const BESIDE_NOTCH = { paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)' };

/* MUI detects autofill by these animations. By default it injects a style sheet with them for every input. */
const FILLED = 'mui-auto-fill';
const EMPTIED = 'mui-auto-fill-cancel';
const unseen = { from: { display: 'block' } };

/** Shows only in forced colours, where neither a shadow nor a background marks off an element. */
const FORCED_EDGE = { outline: '1px solid transparent' };

/** The same inside the element, for controls that stand side by side. */
const FORCED_INNER_EDGE = { ...FORCED_EDGE, outlineOffset: -1 };

/** Of a control that is one of several, unless it shows the focus. */
const CHOSEN = '&.Mui-selected:not(.Mui-focusVisible)';

/** Of what is filled with the accent, in both themes. */
const TAPE_FILL = { backgroundColor: tape, color: ink, '&:hover': { backgroundColor: tapeDeep } };

const fieldBorder = (light: boolean) => (light ? '#83858b' : '#8b8f99');

const shared = (light: boolean): RaThemeOptions['components'] => ({
  ...layoutComponents,
  MuiAppBar: {
    styleOverrides: {
      root: {
        borderTop: `4px solid ${tape}`,
        boxShadow: 'none',
        ...BESIDE_NOTCH,
        // Printers leave backgrounds out: a white title was pale grey.
        '@media print': { background: 'none', color: ink, '& .MuiButtonBase-root': { display: 'none' } },
      },
    },
  },
  // MUI shows focus only by a faint ripple. The outline is inside, because lists and menus clip what sticks out.
  MuiButtonBase: {
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': { outline: `3px solid ${light ? '#0b4f9e' : '#f4f1ea'}`, outlineOffset: -3 },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        textTransform: 'none',
        fontWeight: 600,
        [COARSE]: { minHeight: 44 },
        // Looks disabled, but keeps the focus, which a button that is disabled loses.
        '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' },
      },
      // The height of react-admin's lines: of its own buttons, in the same row, the labels stood a pixel lower.
      sizeSmall: { fontSize: '0.875rem', lineHeight: 1.5, minHeight: 36, [COARSE]: { minHeight: 44 } },
      contained: FORCED_INNER_EDGE,
    },
    // A filled button is yellow in both themes; a text button must be readable on its background.
    variants: [{ props: { variant: 'contained', color: 'primary' }, style: TAPE_FILL }],
  },
  // react-admin puts the label of a row's checkbox on the element around the input, where it has no effect, and gives
  // the checkboxes of a table that is still loading none.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: ({ 'aria-label': label = 'Select' }) => ({ 'aria-label': label }),
      },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { [COARSE]: { minWidth: 44, minHeight: 44 } } },
  },
  // The site's reset limits an svg to its container's width. Safari then counts it as nothing in the width of a button or
  // a column that fits its content: icons and checkboxes shrink to a few pixels.
  MuiSvgIcon: { styleOverrides: { root: { maxWidth: 'none' } } },
  MuiAlert: {
    styleOverrides: {
      root: {
        ...FORCED_INNER_EDGE,
        ...(light && { '&.MuiAlert-colorWarning': { backgroundColor: '#fdf0cf', color: ink } }),
      },
    },
  },
  // Between two panels one line is enough.
  MuiAccordion: { styleOverrides: { root: { '&:not(:last-of-type)': { borderBottomWidth: 0 } } } },
  MuiChip: { styleOverrides: { root: FORCED_INNER_EDGE } },
  // MUI's own name, “pagination navigation”, ends with the role, which is read out anyway.
  MuiPagination: { defaultProps: { 'aria-label': 'Pages' } },
  // The open page of a list, and a tool of the editor that is switched on.
  MuiPaginationItem: { styleOverrides: { root: { [CHOSEN]: FORCED_INNER_EDGE } } },
  MuiToggleButton: {
    styleOverrides: { root: { [CHOSEN]: { outline: '3px solid transparent', outlineOffset: -3 } } },
  },
  MuiCssBaseline: {
    styleOverrides: {
      // The font's space is narrow. Before this browser has the font, the fallback's is wide enough (boot.js).
      body: { wordSpacing: 'var(--heading-space, 0)', ...BESIDE_NOTCH },
      // MUI's own components know it (`motion` below), react-admin's do not.
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { transitionDuration: '0.01ms !important' },
      },
      // As in the bar; chips were lost altogether.
      ...(!light && {
        '@media print': { '*': { color: `${ink} !important`, background: 'none !important' } },
      }),
      [`@keyframes ${FILLED}`]: unseen,
      [`@keyframes ${EMPTIED}`]: unseen,
    },
  },
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        // MUI's own is in em, which does not follow the browser's setting for the smallest text: lines would overlap.
        lineHeight: 1.4375,
        [COARSE]: { minHeight: 44 },
      },
      input: {
        height: 'auto',
        animation: `${EMPTIED} 10ms`,
        // Shows that a text goes on, in a field that neither wraps nor has the focus.
        textOverflow: 'ellipsis',
        '&:-webkit-autofill': { animation: `${FILLED} 5000s` },
        // The field around the input shows the focus; a second ring inside it would only confuse.
        '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      },
    },
  },
  // MUI's own border is too pale to mark a field. This one has a contrast of 3:1.
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: fieldBorder(light) } } },
  // Grey, with a pale border, an editor without text looked as if nothing could be typed into it.
  RaRichTextInput: {
    styleOverrides: {
      root: {
        '& .RaRichTextInput-editorContent .ProseMirror': {
          borderColor: fieldBorder(light),
          '&, &:hover, &:focus': { backgroundColor: 'transparent' },
        },
      },
    },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
  // A border, because in forced colours a background does not show, and nothing else marks the open tab.
  MuiTabs: { styleOverrides: { indicator: { height: 0, borderTop: `4px solid ${tape}` } } },
  // Both of its colours are backgrounds, of which forced colours leave none.
  MuiLinearProgress: {
    styleOverrides: {
      root: FORCED_INNER_EDGE,
      bar: { [FORCED]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        // In the dark theme MUI lightens a dialog, which would make its content look pasted on.
        backgroundImage: 'none',
        ...FORCED_EDGE,
      },
    },
  },
  // Holds what is only read out, which is placed absolutely: else the dialog around it would scroll, too, to its place.
  MuiDialogContent: { styleOverrides: { root: { position: 'relative' } } },
  // Ends where the dialog's text ends. On a phone three buttons would then no longer fit on one line.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 8,
        [WIDER]: { padding: '8px 24px 20px' },
      },
    },
  },
  // The menu on a phone.
  MuiDrawer: { styleOverrides: { modal: { '& .MuiDrawer-paper': FORCED_EDGE } } },
  MuiSnackbarContent: { styleOverrides: { root: FORCED_EDGE } },
  MuiPopover: { styleOverrides: { paper: FORCED_EDGE } },
  MuiAutocomplete: { styleOverrides: { paper: FORCED_EDGE } },
  MuiCard: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiTableCell: {
    styleOverrides: {
      head: { fontWeight: 700 },
      root: {
        '&.MuiTableCell-paddingCheckbox': {
          padding: '0 8px',
          // The checkbox fills it: a tap beside a smaller one would open the record.
          [COARSE]: { padding: 0, '& .MuiCheckbox-root': { padding: '10px' } },
        },
      },
      // On a phone the industries' headings do not fit otherwise.
      sizeSmall: {
        [PHONE]: { paddingLeft: 8, paddingRight: 8 },
        // A row of a table is a link, too.
        [COARSE]: { height: 44 },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 40 } } },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        minHeight: 44,
        // MUI takes the height away from 600 px on, which a phone held sideways has.
        [COARSE]: { minHeight: 44 },
        paddingLeft: 20,
        // Larger or wider spaced text takes a second line. The closed menu, whose labels have no room, must stay as it is:
        // there each letter would take a line.
        '.RaMenu-open & .MuiTypography-root': { whiteSpace: 'normal' },
        // A border only here: in forced colours a transparent one shows, too.
        '&.RaMenuItemLink-active': {
          paddingLeft: 16,
          borderLeft: `4px solid ${tape}`,
          fontWeight: 700,
          backgroundColor: light ? '#f1ede4' : '#2b2e36',
        },
      },
    },
  },
  // react-admin's own has the page's colour, and a text of nearly the same.
  RaSkipNavigationButton: { styleOverrides: { root: TAPE_FILL } },
  RaCreateButton: {
    styleOverrides: {
      root: {
        // In the light theme, react-admin's own plus sign is white, which could hardly be seen on yellow.
        '&.RaCreateButton-floating': {
          ...TAPE_FILL,
          [ADD_IN_LINE]: {
            position: 'static',
            // Below the toolbar of bulk actions, which covers this line.
            zIndex: 'auto',
            flexShrink: 0,
            width: 44,
            height: 44,
            boxShadow: 'none',
          },
        },
      },
    },
  },
});

const common: Partial<RaThemeOptions> = {
  shape: { borderRadius: 6 },
  // MUI's default is to move whatever the owner's system asks for.
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: 'Archivo, "Archivo Fallback", Arial, sans-serif',
    h1: { fontSize: '1.5rem', fontWeight: 700 },
    h2: { fontSize: '1.25rem', fontWeight: 700 },
    h3: { fontSize: '1.05rem', fontWeight: 700 },
    h6: { fontSize: '1.05rem', fontWeight: 700 },
  },
  // Fits the menu's longest label.
  sidebar: { width: 232, closedWidth: 56 },
};

export const lightTheme: RaThemeOptions = {
  ...defaultLightTheme,
  ...common,
  palette: {
    mode: 'light',
    primary: { main: '#0b4f9e', contrastText: '#fff' },
    secondary: { main: ink, contrastText: '#fff' },
    background: { default: paper, paper: '#fff' },
    text: { primary: ink, secondary: '#474c56' },
    divider: '#ddd7cb',
    error: { main: '#b3261e' },
    success: { main: '#1c6b3a' },
    warning: { main: '#8a5a00', contrastText: '#fff' },
  },
  components: { ...defaultLightTheme.components, ...shared(true) },
};

export const darkTheme: RaThemeOptions = {
  ...defaultDarkTheme,
  ...common,
  palette: {
    mode: 'dark',
    primary: { main: tape, contrastText: ink },
    secondary: { main: '#1f2229', contrastText: '#f4f1ea' },
    background: { default: ink, paper: '#1f2229' },
    text: { primary: '#f4f1ea', secondary: '#c2c4ca' },
    divider: '#3b3f49',
    error: { main: '#ff9990' },
    success: { main: '#7fd39b' },
    warning: { main: '#ffc64d', contrastText: ink },
  },
  components: { ...defaultDarkTheme.components, ...shared(false) },
};
