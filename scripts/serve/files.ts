import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
const COMPRESSED = /\.(html|js|css|json|webmanifest|svg|txt|xml)$/;
const BROTLI_QUALITY = 5;

/** A file as it goes over the wire. */
export interface ServedFile {
  type: string;
  etag: string;
  encoding: 'br' | 'gzip' | null;
  body: Buffer;
}

/** Reads files below one folder, compressed as the client likes, and keeps what it compressed. */
export class FileStore {
  readonly #root: string;
  readonly #cache = new Map<string, ServedFile>();

  constructor(root: string) {
    this.#root = normalize(root);
  }

  /** The file of a URL path, a folder's index.html included, or null. */
  read(path: string, acceptEncoding: string): ServedFile | null {
    const file = this.#locate(path);
    if (!file) return null;
    const encoding = COMPRESSED.test(file) ? chooseEncoding(acceptEncoding) : null;
    const key = `${encoding} ${statSync(file).mtimeMs} ${file}`;
    const known = this.#cache.get(key);
    if (known) return known;
    const served = load(file, encoding);
    this.#cache.set(key, served);
    return served;
  }

  #locate(path: string): string | null {
    const file = normalize(join(this.#root, path));
    // A path may climb out of the folder by dots; nothing out there is ours to show.
    if (file !== this.#root && !file.startsWith(this.#root.endsWith(sep) ? this.#root : this.#root + sep)) {
      return null;
    }
    return [file, join(file, 'index.html')].find((candidate) => isFile(candidate)) ?? null;
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function chooseEncoding(accepted: string): ServedFile['encoding'] {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function load(file: string, encoding: ServedFile['encoding']): ServedFile {
  const plain = readFileSync(file);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const body =
    encoding === 'br'
      ? brotliCompressSync(plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : encoding === 'gzip'
        ? gzipSync(plain)
        : plain;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return { type, etag: `"${hash}-${encoding ?? 'plain'}"`, encoding, body };
}
