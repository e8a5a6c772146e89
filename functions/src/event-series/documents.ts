import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Query,
} from 'firebase-admin/firestore';
import { eventSeriesSchema, seriesChangeSchema } from '@/domain/entities/event-series';
import { NEW_STATE, type SeriesState } from '@/domain/series-plan';
import { db } from '../platform/app';
import { parserOf } from '../platform/documents';

/** The document of a series, as its host writes it. */
export const seriesRef = (seriesId: string): DocumentReference => db.doc(`eventSeries/${seriesId}`);

/** The series in a snapshot, or null when there is none. */
export const parseSeries = parserOf(eventSeriesSchema);

/** Its changes. */
export const changesOf = (seriesId: string): CollectionReference =>
  seriesRef(seriesId).collection('seriesChanges');

/** The change in a snapshot, or null when there is none. */
export const parseChange = parserOf(seriesChangeSchema);

/** Its events that are there. */
export const eventsOfSeries = (seriesId: string): Query =>
  db.collection('events').where('series.id', '==', seriesId);

/** Whom a change of the series has not told yet. */
export interface Untold {
  /** The last of the changes that they are told of. */
  changeId: string;
  /** The numbers of the occurrences that are called off, and of those that are at another time or place. */
  cancelled: number[];
  changed: number[];
}

/** `_seriesStates/{seriesId}`: how far the events follow, and who is to be told. */
export interface StoredState extends SeriesState {
  untold: Untold | null;
}

export const stateRef = (seriesId: string): DocumentReference => db.doc(`_seriesStates/${seriesId}`);

/** The state in a snapshot: functions alone write it. */
export const stateIn = (snapshot: DocumentSnapshot | undefined): StoredState => ({
  ...NEW_STATE,
  untold: null,
  ...(snapshot?.data() as StoredState | undefined),
});
