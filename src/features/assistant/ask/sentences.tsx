import { splitSentences } from '@/domain/assistant/sentences';

/** Somebody's words as one sentence below the other (product §7.3): always text, never HTML, never links. */
export function Sentences({ text }: { text: string }) {
  return (
    <div className="grid gap-2">
      {splitSentences(text).map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one text, only ever added at the end
        <p key={index} dir="auto" className="own-direction">
          {sentence}
        </p>
      ))}
    </div>
  );
}
