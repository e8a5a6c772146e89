import { Button } from './button';

interface Props<K extends string> {
  /** What is chosen, for screen readers. */
  legend: string;
  /** What each says. */
  choices: Record<K, string>;
  value: K;
  onChoose: (choice: K) => void;
}

/** A few buttons of which one is pressed. */
export function Choices<K extends string>({ legend, choices, value, onChoose }: Props<K>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {(Object.entries(choices) as [K, string][]).map(([choice, label]) => (
        <Button
          key={choice}
          size="sm"
          variant={value === choice ? 'primary' : 'secondary'}
          aria-pressed={value === choice}
          onClick={() => onChoose(choice)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
