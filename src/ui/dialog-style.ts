/** The look shared by windows over the page. */
export const overlayStyle = 'fixed inset-0 z-40 animate-fade bg-scrim';

/** A sheet at the lower edge of a phone, a window in the middle from 768 px on. */
export const panelStyle =
  'fixed z-50 flex max-h-[92dvh] animate-rise flex-col overflow-y-auto bg-surface text-ink shadow-floating ' +
  'inset-x-0 bottom-0 rounded-t-lg ' +
  'md:inset-x-4 md:top-1/2 md:bottom-auto md:mx-auto md:-translate-y-1/2 md:rounded-lg';
