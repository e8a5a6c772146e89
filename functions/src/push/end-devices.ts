import { deleteAll } from '../platform/delete-query';
import { devicesOf } from './documents';

/** Ends all devices of an account: who is logged out everywhere is told of nothing there. */
export const endDevices = (uid: string): Promise<void> => deleteAll(devicesOf(uid));
