import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { DEFAULT_DAILY_QUESTIONS } from '@/domain/assistant/limits';

const BASE_URL = defineString('ASSISTANT_BASE_URL', {
  default: '',
  description:
    'Address of a service that speaks the OpenAI API, for example http://localhost:11434/v1. Empty: OpenAI itself.',
});
const DEFAULT_MODEL = 'gpt-4.1-mini';
const MODEL = defineString('ASSISTANT_MODEL', {
  default: DEFAULT_MODEL,
  description: 'Model of the Parent Assistant, by the name its provider gives it.',
});
const DAILY_LIMIT = defineInt('ASSISTANT_DAILY_LIMIT', {
  default: DEFAULT_DAILY_QUESTIONS,
  description: 'Questions a parent may ask the Parent Assistant in a day.',
});
const MAX_TIME_LIMIT = 60;
const TIME_LIMIT = defineInt('ASSISTANT_TIME_LIMIT', {
  default: MAX_TIME_LIMIT,
  description: 'Seconds a provider may take for an answer, one repair included. At most 60.',
});

/** To be declared in `secrets` by every function that asks a model. "none" means that there is no key. */
export const ASSISTANT_API_KEY = defineSecret('ASSISTANT_API_KEY');

/** Beyond the model's own 60 s: counting before it, giving back after it. Within the client's 70 s (product §7.1). */
export const ASSISTANT_TIMEOUT_SECONDS = 68;

/** How to reach a model. */
export interface ProviderConfig {
  /** Null: OpenAI's own address. */
  baseUrl: string | null;
  apiKey: string;
  model: string;
}

/**
 * The provider, or null when neither key nor address is set: then everything comes from the curated set.
 * @throws Error for an address that would send the questions of parents unencrypted over a network
 */
export function providerConfig(): ProviderConfig | null {
  const baseUrl = BASE_URL.value().trim() || null;
  const key = ASSISTANT_API_KEY.value().trim();
  const apiKey = key === 'none' ? '' : key;
  if (!baseUrl && !apiKey) return null;
  if (baseUrl && !isEncryptedOrHere(new URL(baseUrl))) throw new Error('ASSISTANT_BASE_URL must be https.');
  return { baseUrl, apiKey, model: MODEL.value() || DEFAULT_MODEL };
}

const isEncryptedOrHere = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/** Where today's answers come from. */
export const currentSource = (): 'ai' | 'curated' => (providerConfig() ? 'ai' : 'curated');

/** Defaults are filled in when deploying; a local backend leaves a number that nobody set at 0. */
const isSet = ({ name }: { name: string }): boolean => Boolean(process.env[name]);

/** Questions per user and day; 0 switches questions off. */
export const dailyLimit = (): number =>
  isSet(DAILY_LIMIT) ? Math.max(0, DAILY_LIMIT.value()) : DEFAULT_DAILY_QUESTIONS;

/** The moment a provider has to be done, on the clock of this machine. */
export function providerDeadline(): number {
  const seconds = isSet(TIME_LIMIT) ? TIME_LIMIT.value() : MAX_TIME_LIMIT;
  return Date.now() + Math.min(MAX_TIME_LIMIT, Math.max(1, seconds)) * 1_000;
}
