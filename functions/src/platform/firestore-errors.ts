import { GrpcStatus } from 'firebase-admin/firestore';

const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === code;

/** The document to create exists: somebody, perhaps this very event, was here before. */
export const isAlreadyExists = (error: unknown): boolean => hasCode(error, GrpcStatus.ALREADY_EXISTS);

/** The document to change is gone. */
export const isNotFound = (error: unknown): boolean => hasCode(error, GrpcStatus.NOT_FOUND);
