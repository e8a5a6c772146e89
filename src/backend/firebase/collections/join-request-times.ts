import { doc, type FirestoreDataConverter, type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore';
import * as v from 'valibot';
import { db } from '../sdk/firestore';

/** `joinRequestTimes/{uid}`: when a parent has asked for schools, newest first. */
const schema = v.object({
  requestId: v.string(),
  // As they are stored: rules compare to the microsecond, which a Date does not have.
  last: v.instance(Timestamp),
  earlier: v.array(v.instance(Timestamp)),
});
export type JoinRequestTimes = v.InferOutput<typeof schema>;

const converter: FirestoreDataConverter<JoinRequestTimes> = {
  fromFirestore: (snapshot: QueryDocumentSnapshot) => v.parse(schema, snapshot.data()),
  toFirestore: (times) => times,
};

export const joinRequestTimesRef = (uid: string) =>
  doc(db(), 'joinRequestTimes', uid).withConverter(converter);
