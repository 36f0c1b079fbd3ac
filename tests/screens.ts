/* What a browser test's page is shown on. */

export const WIDE_SCREEN = { viewport: { width: 1280, height: 900 } };

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
