import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page whose HTML comes block by block, one each time it is asked for. */
export interface SlowLine {
  url: string;
  /** Lets the next part come. Returns false once everything is there. */
  next(): boolean;
  stop(): Promise<void>;
}

/** Puts a slow line before the app at this address. All files but the page itself come at once. */
export async function slowLine(origin: string): Promise<SlowLine> {
  const html = await (await fetch(origin)).text();
  const parts = html.split(/(?<=<\/(?:svg|h1|h2|p|ul|nav|header|figcaption|figure|div)>)/);
  let answer: ServerResponse | undefined;
  const pass = async ({ url }: IncomingMessage, response: ServerResponse) => {
    const found = await fetch(`${origin}${url}`);
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await found.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    if (request.url !== '/') return void pass(request, response);
    answer = response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    answer.write(parts.shift());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    next() {
      const part = parts.shift();
      if (part === undefined) answer?.end();
      else answer?.write(part);
      return part !== undefined;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
