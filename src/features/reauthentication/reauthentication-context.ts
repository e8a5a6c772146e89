import { createContext } from 'react';

/** Has the person show that it is them. False when they gave up. */
export type Reauthenticate = () => Promise<boolean>;

/** Without the provider there is nobody to ask. */
export const ReauthenticationContext = createContext<Reauthenticate>(() => Promise.resolve(false));
