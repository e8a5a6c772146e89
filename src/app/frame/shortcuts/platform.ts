/** Whether keyboards here have a Command key, which then is the one for commands; Control writes, as in Emacs. */
export const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform);
