/** The page of a list. */
export const listPath = (listId: string): string => `/sign-ups/${listId}`;
