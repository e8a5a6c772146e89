import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { offsetOf } from '../../../scripts/backend/ports.ts';
import { goodReply } from './llm-replies.ts';

/** What a provider was sent. */
export interface LlmRequest {
  path: string;
  headers: Record<string, string>;
  /** All of it as it came, to look for what must not be in it. */
  raw: string;
  body: {
    model: string;
    stream?: boolean;
    messages: { role: string; content: string }[];
    response_format?: { json_schema: { name: string } };
    max_tokens?: number;
  };
}

/** What a provider does with one request. */
export type Step =
  /** Answers with these words, streamed when asked to. */
  | { say: string | ((request: LlmRequest) => string); finish?: string }
  /** Answers in one piece also when asked to stream. */
  | { sayAtOnce: string }
  | { refuse: true }
  | { status: number }
  /** Never answers; the caller has to give up. */
  | { hang: true }
  /** Streams this much and then never goes on. */
  | { hangAfter: string }
  | { cutAfter: string }
  /** Streams the first part, and the rest once the promise is kept. */
  | { sayFirst: string; until: Promise<unknown>; rest: string }
  /** Waits until the promise is kept, then answers as usual. */
  | { after: Promise<unknown> };

export interface LlmServer {
  readonly url: string;
  /** Everything it ever received. */
  readonly received: readonly LlmRequest[];
  /** What to do with the next requests, in order; after them it answers as a good model does. */
  next(...steps: Step[]): void;
  stop(): Promise<void>;
}

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
const OLLAMA_PORT = 11_434;

/** The offset of the backend that has this share of the functions' tests, as scripts/test.ts deals them out. */
export const shareOffset = (share = Number(process.env.SCHOOLGATE_SHARE ?? 0)): number =>
  offsetOf('functionsTests', share);

/** The port that the tests' backend knows as its provider's. */
export const llmPort = (offset = shareOffset()): number => OLLAMA_PORT + offset;

/** How functions find the scripted provider, with a time limit that a test can wait for. */
export const llmEnv = (port = llmPort()): Record<string, string> => ({
  ASSISTANT_BASE_URL: `http://127.0.0.1:${port}/v1`,
  ASSISTANT_API_KEY: 'test-key',
  ASSISTANT_MODEL: 'scripted-1',
  ASSISTANT_TIME_LIMIT: '3',
});

/** A model provider that does what the test says, over real HTTP. */
export async function startLlmServer(port = llmPort()): Promise<LlmServer> {
  const received: LlmRequest[] = [];
  const steps: Step[] = [];
  const server = createServer((incoming, response) => {
    void read(incoming).then(async (request) => {
      received.push(request);
      const step = steps.shift() ?? { say: goodReply };
      await act(step, request, response);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    next: (...more) => void steps.push(...more),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<LlmRequest> {
  let raw = '';
  for await (const chunk of incoming) raw += String(chunk);
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  );
  return { path: incoming.url ?? '', headers, raw, body: JSON.parse(raw) as LlmRequest['body'] };
}

async function act(step: Step, request: LlmRequest, response: ServerResponse): Promise<void> {
  if ('hang' in step) return;
  if ('status' in step) {
    json(response, step.status, { error: { message: `scripted ${step.status}`, type: 'scripted' } });
  } else if ('refuse' in step) {
    answer(request, response, { refusal: 'I can’t help with that.' }, 'stop');
  } else if ('sayAtOnce' in step) {
    json(response, 200, completion({ content: step.sayAtOnce }, 'stop'));
  } else if ('hangAfter' in step) {
    chunks(response, step.hangAfter);
  } else if ('cutAfter' in step) {
    chunks(response, step.cutAfter);
    response.destroy();
  } else if ('sayFirst' in step) {
    chunks(response, step.sayFirst);
    await step.until;
    chunks(response, step.rest);
    finish(response, 'stop');
  } else if ('after' in step) {
    await step.after;
    answer(request, response, { content: goodReply(request) }, 'stop');
  } else {
    const content = typeof step.say === 'string' ? step.say : step.say(request);
    answer(request, response, { content }, step.finish ?? 'stop');
  }
}

interface Said {
  content?: string;
  refusal?: string;
}

function answer(request: LlmRequest, response: ServerResponse, said: Said, reason: string): void {
  if (!request.body.stream) {
    json(response, 200, completion(said, reason));
    return;
  }
  if (said.content === undefined) event(response, { choices: [{ index: 0, delta: said }] });
  else chunks(response, said.content);
  finish(response, reason);
}

function finish(response: ServerResponse, reason: string): void {
  event(response, { choices: [{ index: 0, delta: {}, finish_reason: reason }] });
  event(response, { choices: [], usage: USAGE });
  response.end('data: [DONE]\n\n');
}

// A few letters at a time, as tokens come: also in the middle of an escape sequence.
function chunks(response: ServerResponse, content: string): void {
  for (let from = 0; from < content.length; from += 3) {
    event(response, { choices: [{ index: 0, delta: { content: content.slice(from, from + 3) } }] });
  }
}

function event(response: ServerResponse, data: object): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunk = { id: 'scripted', object: 'chat.completion.chunk', created: 0, model: 'scripted-1', ...data };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

const completion = (said: Said, finish: string) => ({
  id: 'scripted',
  object: 'chat.completion',
  created: 0,
  model: 'scripted-1',
  choices: [{ index: 0, message: { role: 'assistant', content: null, ...said }, finish_reason: finish }],
  usage: USAGE,
});

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
