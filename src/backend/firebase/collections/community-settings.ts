import { doc } from 'firebase/firestore';
import {
  rulesAcceptanceSchema,
  rulesSettingsSchema,
  safetySettingsSchema,
} from '@/domain/entities/community-settings';
import { rulesAcceptanceId } from '@/domain/ids';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const rulesConverter = converterOf(rulesSettingsSchema);
const safetyConverter = converterOf(safetySettingsSchema);
const acceptanceConverter = converterOf(rulesAcceptanceSchema);

/** `schools/{schoolId}/settings/rules`. */
export const rulesSettingsRef = (schoolId: string) =>
  doc(db(), 'schools', schoolId, 'settings', 'rules').withConverter(rulesConverter);

/** `schools/{schoolId}/settings/safety`. */
export const safetySettingsRef = (schoolId: string) =>
  doc(db(), 'schools', schoolId, 'settings', 'safety').withConverter(safetyConverter);

/** `rulesAcceptances/{uid}_{schoolId}`. */
export const rulesAcceptanceRef = (uid: string, schoolId: string) =>
  doc(db(), 'rulesAcceptances', rulesAcceptanceId(uid, schoolId)).withConverter(acceptanceConverter);
