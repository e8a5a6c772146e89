import {
  type ClientHttp2Session,
  connect,
  constants,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { COUNTED } from './counted-calls.ts';
import { framed } from './grpc-frames.ts';
import { newTally, type Tally } from './tally.ts';

const { HTTP2_HEADER_PATH, NGHTTP2_CANCEL } = constants;
/** Neither end compresses for a neighbour on the same machine, if nobody offers it. */
const COMPRESSION = 'grpc-accept-encoding';

/** What went between one kind of caller and the database. */
export interface GrpcMeter {
  port: number;
  /** What came since the last time, and begins anew. */
  take(): Tally;
  stop(): Promise<void>;
}

/**
 * Passes gRPC connections to Firestore on and counts what is billed: of functions, and of clients in Node.
 * @param from the port to listen on; 0 for any that is free
 */
export async function startGrpcProxy(from: number, to: number): Promise<GrpcMeter> {
  const meter = { tally: newTally() };
  const open = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on('session', (session) => {
    const upstream = connect(`http://127.0.0.1:${to}`);
    open.add(session);
    session.on('close', () => {
      open.delete(session);
      upstream.close();
    });
    for (const one of [session, upstream]) one.on('error', () => session.destroy());
    session.on('stream', (stream: ServerHttp2Stream, headers) => {
      pass(stream, headers, upstream, () => meter.tally);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(from, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    take() {
      const taken = meter.tally;
      meter.tally = newTally();
      return taken;
    },
    async stop() {
      for (const session of open) session.destroy();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

function pass(
  stream: ServerHttp2Stream,
  { [COMPRESSION]: _, ...headers }: IncomingHttpHeaders,
  upstream: ClientHttp2Session,
  tally: () => Tally,
): void {
  const method = String(headers[HTTP2_HEADER_PATH]).split('/').at(-1) ?? '';
  const call = COUNTED[method]?.(tally) ?? {};
  const asked = framed((message) => call.asked?.(message));
  const answered = framed((message) => call.answered?.(message));
  let status: unknown;
  const request = upstream.request(headers);
  stream.on('data', (chunk: Buffer) => {
    asked(chunk);
    request.write(chunk);
  });
  stream.on('end', () => request.end());
  request.on('response', (given) => {
    status = given['grpc-status'];
    if (!stream.destroyed) stream.respond(given, { waitForTrailers: true });
  });
  let trailers: IncomingHttpHeaders = {};
  request.on('trailers', (given) => {
    trailers = given;
    status = given['grpc-status'];
  });
  request.on('data', (chunk: Buffer) => {
    answered(chunk);
    if (!stream.destroyed) stream.write(chunk);
  });
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  request.on('end', () => stream.end());
  let isCounted = false;
  const end = () => {
    if (!isCounted) call.ended?.(String(status) === '0');
    isCounted = true;
  };
  request.on('close', end);
  stream.on('close', () => {
    end();
    request.close(NGHTTP2_CANCEL);
  });
  for (const one of [stream, request]) one.on('error', () => stream.destroy());
}
