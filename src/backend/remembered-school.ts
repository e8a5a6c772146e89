import { STORED, storedText } from '@/stored';

/** The school that this tab, or else this device, is about to show, before it is known whether somebody may see it. */
export const rememberedSchool = (): string | null =>
  storedText('session', STORED.tabSchool).get() ?? storedText('local', STORED.defaultSchool).get();
