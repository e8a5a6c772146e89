import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What went over a Firestore connection since the last reset. */
export interface Traffic {
  /** Documents the backend delivered, by collection: what is billed as reads. */
  documents: Map<string, number>;
  /** Queries and document listeners that were started; one without a result is billed as one read. */
  targets: number;
  /** Streams that were opened: a second one asks for everything anew, as after a connection that broke. */
  streams: number;
}

interface Proxy {
  /** Where it listens. */
  port: number;
  traffic: Traffic;
  reset(): void;
  stop(): Promise<void>;
}

/** The longest a match can be: what may still become one is kept for the next packet. */
const LONGEST = 500;

/** Finds a pattern in a stream, also where it is cut in two by a packet. */
function finder(pattern: RegExp, found: (match: RegExpExecArray) => void): (chunk: Buffer) => void {
  let rest = '';
  return (chunk) => {
    rest += chunk.toString('latin1');
    let end = 0;
    for (const match of rest.matchAll(pattern)) {
      found(match);
      end = match.index + match[0].length;
    }
    rest = rest.slice(Math.max(end, rest.length - LONGEST));
  };
}

/** The number of a message, or the path of a document. */
const DOCUMENTS = /\[(\d+),\[\{"|"name":\s*"projects\/[^"]*?\/documents\/([^"]+)\/[^"/]+"/g;
/** The address of a request. */
const REQUESTS = /(?:GET|POST) (\/[^ ]*) HTTP/g;

/**
 * Counts the documents of a connection's answers. A listener's stream numbers its messages, and one that the page has not
 * confirmed is sent once more where the request that waits for them is made anew: the SDK gives up the first one of a
 * stream that stays silent for four times as long as the stream took to begin, as a proxy might hold it back. That is no
 * second read.
 * @param counted the messages that were counted, of all connections, each with its session
 */
function documentCounter(counted: Set<string>, count: (collection: string) => void) {
  let session: string | null = null;
  let message: string | null = null;
  return {
    /** What follows answers a request of this session; of none where it is null, and then nothing is numbered. */
    answersTo(asking: string | null) {
      session = asking;
      message = null;
    },
    found([, number, path]: RegExpExecArray) {
      if (session !== null && number !== undefined) message = `${session} ${number}`;
      if (path === undefined || (message !== null && counted.has(message))) return;
      if (message !== null) counted.add(message);
      count(path.split('/').at(-1) ?? '');
    },
  };
}

/**
 * Passes connections on and counts what the WebChannel protocol says in plain text.
 * @param from the port to listen on; 0 for any that is free
 */
export async function startCountingProxy(from: number, to: number): Promise<Proxy> {
  const traffic: Traffic = { documents: new Map(), targets: 0, streams: 0 };
  const counted = new Set<string>();
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1');
    const counter = documentCounter(counted, (collection) =>
      traffic.documents.set(collection, (traffic.documents.get(collection) ?? 0) + 1),
    );
    const down = finder(DOCUMENTS, counter.found);
    const started = finder(/addTarget/g, () => {
      traffic.targets += 1;
    });
    const asked = finder(REQUESTS, ([, address = '']) => {
      const { pathname, searchParams } = new URL(address, 'http://localhost');
      const session = searchParams.get('SID');
      counter.answersTo(session);
      // The first request of a stream has no session yet.
      if (session === null && pathname.endsWith('/Listen/channel')) traffic.streams += 1;
    });
    for (const [source, sink, ...finders] of [
      [client, upstream, started, asked],
      [upstream, client, down],
    ] as const) {
      open.add(source);
      source.on('data', (chunk: Buffer) => {
        for (const find of finders) find(chunk);
        sink.write(chunk);
      });
      source.on('end', () => sink.end());
      source.on('error', () => sink.destroy());
      source.on('close', () => open.delete(source));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(from, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    traffic,
    reset() {
      traffic.documents.clear();
      traffic.targets = 0;
      traffic.streams = 0;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
