import { TextBlock } from '@/ui/text-block';

/** What somebody wrote, as it is given again. */
export const Quoted = ({ text }: { text: string }) => (
  <blockquote className="border-line border-l-3 pl-3 text-muted">
    <TextBlock text={text} />
  </blockquote>
);
