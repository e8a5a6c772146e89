import { connect, createServer, type Socket } from 'node:net';

/** What went over a Firestore connection since the last reset. */
export interface Traffic {
  /** Documents the backend delivered: what is billed as reads. */
  documents: number;
  /** Queries and document listeners that were started; one without a result is billed as one read. */
  targets: number;
}

interface Proxy {
  traffic: Traffic;
  reset(): void;
  stop(): Promise<void>;
}

/** Counts a marker in a stream, also when it is cut in two by a packet. */
function counter(marker: string, count: (times: number) => void): (chunk: Buffer) => void {
  let rest = '';
  return (chunk) => {
    const text = rest + chunk.toString('latin1');
    count(text.split(marker).length - 1);
    rest = text.slice(-(marker.length - 1));
  };
}

/** Passes connections on and counts what the WebChannel protocol says in plain text. */
export async function startCountingProxy(from: number, to: number): Promise<Proxy> {
  const traffic: Traffic = { documents: 0, targets: 0 };
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1');
    const down = counter('"documentChange"', (times) => {
      traffic.documents += times;
    });
    const up = counter('addTarget', (times) => {
      traffic.targets += times;
    });
    for (const [source, sink, look] of [
      [client, upstream, up],
      [upstream, client, down],
    ] as const) {
      open.add(source);
      source.on('data', (chunk: Buffer) => {
        look(chunk);
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
    traffic,
    reset() {
      traffic.documents = 0;
      traffic.targets = 0;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
