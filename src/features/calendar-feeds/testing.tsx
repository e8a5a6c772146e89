/** The code of the window: fetched when it is first opened, which no test waits for. */
export const feedDialogCode = () => Promise.all([import('./feed-dialog'), import('@/ui/dialog-panel')]);
