import { type Live, useBackend, useLive } from '@/backend/react';
import type { DataExport } from '@/domain/entities/data-export';
import { myDataKeys } from './my-data-keys';

/** The copy of somebody's data that was asked for last, live; null for none. */
export function useDataExport(uid: string): Live<DataExport | null> {
  const { myData } = useBackend();
  return useLive(myDataKeys.export(uid), (observer) => myData.watchExport(uid, observer));
}
