import { wordsToMark } from '@/domain/words-to-mark';
import { MarkedText } from '@/ui/marked-text';

interface Props {
  text: string;
  /** What was searched for. */
  term: string;
}

/** Text with the words marked that a term begins, whatever their case and accents. */
export function Marked({ text, term }: Props) {
  return <MarkedText text={text} marks={wordsToMark(text, term)} />;
}
