import { parentPort, workerData } from 'node:worker_threads';
import { isPicture } from './decoders';

const { bytes, contentType } = workerData as { bytes: ArrayBuffer; contentType: string };

// A thread of its own: it can be ended, and its memory goes with it.
parentPort?.postMessage(await isPicture(bytes, contentType));
