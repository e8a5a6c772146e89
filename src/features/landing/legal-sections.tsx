import { useId } from 'react';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';

/** The points of a list, by the keys of their messages. */
type Points = Readonly<Record<string, string>>;
/** A heading with what stands under it, in the order of the messages: paragraphs, lists, and parts with a heading. */
export type LegalSection = Readonly<{ title: string } & Record<string, string | Points>>;

interface Props {
  sections: Readonly<Record<string, LegalSection>>;
  /** Keys of points that don't hold for this site. */
  leaveOut?: readonly string[];
}

/** The text of a page about rights and duties. */
export function LegalSections({ sections, leaveOut = [] }: Props) {
  return Object.entries(sections).map(([name, { title, ...parts }]) => (
    <Section key={name} title={title}>
      {Object.entries(parts).map(([key, part]) => {
        if (typeof part === 'string') return <Paragraph key={key} text={part} />;
        if (part.title !== undefined) return <Part key={key} {...part} title={part.title} />;
        return (
          <ul key={key} className="grid list-disc gap-2 pl-5">
            {Object.entries(part)
              .filter(([point]) => !leaveOut.includes(point))
              .map(([point, text]) => (
                <li key={point}>
                  <LinkedText text={text} />
                </li>
              ))}
          </ul>
        );
      })}
    </Section>
  ));
}

const Paragraph = ({ text }: { text: string }) => (
  <p>
    <LinkedText text={text} />
  </p>
);

function Part({ title, ...paragraphs }: Points & { title: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-1.5">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {Object.entries(paragraphs).map(([key, text]) => (
        <Paragraph key={key} text={text} />
      ))}
    </section>
  );
}
