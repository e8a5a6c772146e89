import { doc } from 'firebase/firestore';
import { db } from './sdk/firestore';

export const userRef = (uid: string) => doc(db(), 'users', uid);
export const memberRef = (schoolId: string, uid: string) => doc(db(), 'schools', schoolId, 'members', uid);
