import type OpenAI from 'openai';
import { truncate } from '@/domain/truncate';
import type { ProviderConfig } from '../config';
import { MalformedReply, ProviderTimeout } from './errors';

export type Message = OpenAI.ChatCompletionMessageParam;
type Completion = OpenAI.ChatCompletion;
type Chunk = OpenAI.ChatCompletionChunk;

/** What a model did, in numbers. */
export interface Meter {
  modelCalls: number;
  inputTokens: number;
  outputTokens: number;
}

export interface ChatRequest {
  messages: Message[];
  maxTokens: number;
  /** The JSON schema of the reply, for providers that hold to one. */
  format?: { name: string; schema: Record<string, unknown> };
  /** Called with all of the reply so far, while it grows. */
  onText?: (soFar: string) => void;
}

export type Reply = { refused: true } | { refused: false; text: string };

/** No reply we asked for is longer: what goes on and on is stopped. */
const MAX_REPLY = 20_000;

/** Asks a provider once: no retries, so that what is counted is what was asked. */
export async function chat(
  config: ProviderConfig,
  request: ChatRequest,
  deadline: number,
  meter: Meter,
): Promise<Reply> {
  const timeout = deadline - Date.now();
  if (timeout <= 0) throw new ProviderTimeout();
  // Loaded here, so that no other function pays for it when it starts.
  const { default: Client } = await import('openai');
  const client = new Client({
    // The SDK insists on a key; a provider on this machine does not.
    apiKey: config.apiKey || 'none',
    ...(config.baseUrl && { baseURL: config.baseUrl }),
    maxRetries: 0,
    timeout,
  });
  const signal = AbortSignal.timeout(timeout);
  meter.modelCalls += 1;
  try {
    return request.onText
      ? await streamed(client, bodyOf(config, request), request.onText, signal, meter)
      : readCompletion(await client.chat.completions.create(bodyOf(config, request), { signal }), meter);
  } catch (error) {
    if (signal.aborted || error instanceof Client.APIConnectionTimeoutError) throw new ProviderTimeout();
    throw error;
  }
}

function bodyOf(config: ProviderConfig, { messages, maxTokens, format }: ChatRequest) {
  return {
    model: config.model,
    messages,
    // OpenAI's newer models refuse the old name, other providers don't know the new one.
    ...(config.baseUrl ? { max_tokens: maxTokens } : { max_completion_tokens: maxTokens }),
    ...(format && {
      response_format: { type: 'json_schema' as const, json_schema: { ...format, strict: true } },
    }),
  };
}

async function streamed(
  client: OpenAI,
  body: ReturnType<typeof bodyOf>,
  onText: (soFar: string) => void,
  signal: AbortSignal,
  meter: Meter,
): Promise<Reply> {
  const asked = client.chat.completions.create(
    { ...body, stream: true, stream_options: { include_usage: true } },
    { signal },
  );
  const { data: chunks, response } = await asked.withResponse();
  // A provider that can't stream answers in one piece.
  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    return readCompletion((await response.json()) as Completion, meter);
  }
  let text = '';
  let refusal = '';
  for await (const chunk of chunks) {
    const choice = chunk.choices?.[0];
    countTokens(chunk.usage, meter);
    refusal += choice?.delta?.refusal ?? (choice?.finish_reason === 'content_filter' ? 'filtered' : '');
    const more = choice?.delta?.content;
    if (!more) continue;
    text += more;
    if (text.length > MAX_REPLY) throw new MalformedReply();
    onText(text);
  }
  // The SDK ends the loop without an error when it is aborted.
  if (signal.aborted) throw new ProviderTimeout();
  return refusal ? { refused: true } : { refused: false, text };
}

function readCompletion(completion: Completion, meter: Meter): Reply {
  countTokens(completion.usage, meter);
  const choice = completion.choices?.[0];
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') return { refused: true };
  return { refused: false, text: truncate(choice?.message?.content ?? '', MAX_REPLY) };
}

function countTokens(usage: Completion['usage'] | Chunk['usage'], meter: Meter): void {
  meter.inputTokens += usage?.prompt_tokens ?? 0;
  meter.outputTokens += usage?.completion_tokens ?? 0;
}
