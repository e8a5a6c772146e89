import { doc } from 'firebase/firestore';
import { eventSeriesSchema, seriesChangeSchema } from '@/domain/entities/event-series';
import { db } from '../sdk/firestore';
import { converterOf } from './converter';

const ofSeries = converterOf(eventSeriesSchema);
const ofChange = converterOf(seriesChangeSchema);

/** `eventSeries/{seriesId}`. */
export const eventSeriesRef = (seriesId: string) =>
  doc(db(), 'eventSeries', seriesId).withConverter(ofSeries);

/** `eventSeries/{seriesId}/seriesChanges/{changeId}`. */
export const seriesChangeRef = (seriesId: string, changeId: string) =>
  doc(eventSeriesRef(seriesId), 'seriesChanges', changeId).withConverter(ofChange);
