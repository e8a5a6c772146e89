import * as v from 'valibot';
import type { ProviderConfig } from '../config';
import { type ChatRequest, chat, type Message, type Meter, type Reply } from './chat';
import { MalformedReply } from './errors';
import { REPAIR_REQUEST } from './repair';

/** A task for a model and how its reply must look. */
export interface Task<S extends v.GenericSchema> {
  messages: Message[];
  maxTokens: number;
  format: { name: string; schema: Record<string, unknown> };
  /** Judges the reply, whatever the provider promised. */
  schema: S;
  onText?: (soFar: string) => void;
}

export type Completed<T> = { refused: true } | { refused: false; value: T };

/**
 * Has a model do a task: one request, and one more to repair it when the reply does not fit or the provider does
 * not know what we asked it for.
 * @throws ProviderTimeout, MalformedReply, or the provider's error
 */
export async function complete<S extends v.GenericSchema>(
  config: ProviderConfig,
  task: Task<S>,
  deadline: number,
  meter: Meter,
): Promise<Completed<v.InferOutput<S>>> {
  const { messages, maxTokens, format, onText } = task;
  const ask = (request: ChatRequest) => chat(config, request, deadline, meter);
  const first = await ask({ messages, maxTokens, format, ...(onText && { onText }) }).catch(
    (error: unknown) => {
      if (!isNotUnderstood(error)) throw error;
      return null;
    },
  );
  const done = first && read(task.schema, first);
  if (done) return done;
  const repaired = first
    ? await ask({ messages: [...messages, ...repairMessages(first)], maxTokens, format })
    : // It has no schemas or streams: the prompt alone asks for JSON, too.
      await ask({ messages, maxTokens });
  const value = read(task.schema, repaired);
  if (!value) throw new MalformedReply();
  return value;
}

const isNotUnderstood = (error: unknown): boolean =>
  [400, 415, 422].includes(Number((error as { status?: unknown } | null)?.status));

function repairMessages(reply: Reply): Message[] {
  const content = reply.refused ? '' : reply.text;
  return [
    { role: 'assistant', content },
    { role: 'user', content: REPAIR_REQUEST },
  ];
}

function read<S extends v.GenericSchema>(schema: S, reply: Reply): Completed<v.InferOutput<S>> | null {
  if (reply.refused) return reply;
  const parsed = v.safeParse(schema, parseJson(reply.text));
  return parsed.success ? { refused: false, value: parsed.output } : null;
}

/** The object in a reply, also when words or a code fence stand around it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
