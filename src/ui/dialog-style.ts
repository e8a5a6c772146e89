/** The look shared by windows over the page. */
export const overlayStyle = 'fixed inset-0 z-40 animate-fade bg-scrim';

/** What both shapes of a window have. */
const windowStyle =
  'fixed z-50 flex animate-rise flex-col overflow-y-auto bg-surface text-ink shadow-floating md:inset-x-4 md:mx-auto md:rounded-lg';

/** A sheet at the lower edge of a phone, a window in the middle from 768 px on. */
export const panelStyle = `${windowStyle} max-h-[92dvh] inset-x-0 bottom-0 rounded-t-lg md:top-1/2 md:bottom-auto md:-translate-y-1/2`;

/** All of a phone, so that its keyboard leaves room; from 768 px on a window that grows down from near the top. */
export const paletteStyle = `${windowStyle} inset-0 pt-[env(safe-area-inset-top)] md:top-[10dvh] md:bottom-auto md:max-h-[80dvh] md:max-w-[40rem]`;

/**
 * A long form: on a phone all that its keyboard leaves of the window, so that the buttons at the foot stay in reach; from
 * 768 px on a window in the middle.
 */
export const sheetStyle = `${windowStyle} inset-x-0 top-(--visible-top,0px) h-(--visible-height,100dvh) pt-[env(safe-area-inset-top)] md:top-1/2 md:h-auto md:max-h-[92dvh] md:max-w-lg md:-translate-y-1/2`;
