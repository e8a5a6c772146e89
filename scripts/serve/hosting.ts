import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readInlineHashes, withInlineHashes } from '../first-paint/inline-hashes.ts';
import { FileStore } from './files.ts';
import {
  functionAddress,
  type HostingConfig,
  headersFor,
  rewriteOf,
  withLocalOrigins,
  withPolicy,
} from './hosting-config.ts';
import { handToFunction } from './to-function.ts';

interface HostingOptions {
  /** The built app. */
  root: string;
  port: number;
  config: HostingConfig;
  /** Services of this machine the app talks to. */
  localOrigins: readonly string[];
  /** Root of the local functions' addresses. Without it a path that a function answers is not found. */
  functions?: string;
}

// Browsers try IPv6 first for "localhost"; without it another program there would answer in our name.
const HOSTS = ['127.0.0.1', '::1'];
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** The policy of firebase.json becomes that of this build on this machine. */
function localConfig({ root, localOrigins, config }: HostingOptions): HostingConfig {
  const hashes = readInlineHashes(root);
  const headers = withPolicy(config.headers, (policy) =>
    withLocalOrigins(hashes ? withInlineHashes(policy, hashes) : policy, localOrigins),
  );
  return { ...config, headers };
}

/** Serves a built app as the real hosting does: files first, then rewrites, with the headers of firebase.json. */
export async function serveHosting(options: HostingOptions): Promise<{ stop(): Promise<void> }> {
  const files = new FileStore(options.root);
  const local = { ...options, config: localConfig(options) };
  const servers: Server[] = [];
  const stop = async () => {
    await Promise.all(
      servers.map((server) => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
      }),
    );
  };
  try {
    for (const host of HOSTS) {
      const server = createServer((request, response) => answer(local, files, request, response));
      if (await listen(server, options.port, host)) servers.push(server);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

function answer(
  { config, functions }: HostingOptions,
  files: FileStore,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = pathOf(request);
  const rewrite = path === null ? {} : rewriteOf(config, path);
  if (rewrite.function && functions) {
    handToFunction(new URL(functionAddress(functions, rewrite.function) + request.url), request, response);
    return;
  }
  if (path === null || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.writeHead(path === null ? 400 : 405).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const { destination } = rewrite;
  const file = files.read(path, accepted) ?? (destination ? files.read(destination, accepted) : null);
  for (const [key, value] of Object.entries(headersFor(config, path))) {
    response.setHeader(key, value);
  }
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    return;
  }
  response.setHeader('Content-Type', file.type);
  response.setHeader('ETag', file.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (file.encoding) response.setHeader('Content-Encoding', file.encoding);
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Length', file.body.length);
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

function pathOf(request: IncomingMessage): string | null {
  try {
    const path = decodeURIComponent((request.url ?? '/').split(/[?#]/)[0] ?? '/');
    return path.startsWith('/') && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}

function listen(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (NO_IPV6.has(error.code ?? '')) resolve(false);
      else reject(error);
    });
    server.listen({ port, host, ipv6Only: host === '::1' }, () => resolve(true));
  });
}
