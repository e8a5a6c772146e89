/**
 * What a check takes. One file at a time: two of the largest that may be would not fit beside each other, and one that
 * takes long must not make another late.
 */
export const CHECKING = { memory: '2GiB', cpu: 1, concurrency: 1, timeoutSeconds: 300 } as const;
