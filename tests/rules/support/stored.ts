import type { FieldValue } from 'firebase/firestore';

/** An entity as it lies in Firestore: without `id`, and a time may be the server's. */
export type Stored<T> = Omit<Fields<T>, 'id'>;

type Fields<T> = T extends Date
  ? Date | FieldValue
  : T extends readonly (infer Item)[]
    ? Fields<Item>[]
    : T extends object
      ? { [Key in keyof T]: Fields<T[Key]> }
      : T;
