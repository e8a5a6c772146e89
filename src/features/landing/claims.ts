/** What the public pages say of the product's use (product §1), as whoever runs the site has filled it in. */
export interface Claims {
  /** How many schools have a community: "20+". Empty where nothing is claimed. */
  schools: string;
  /** What a parent has said, with who that is. Both or none. */
  quote: string;
  author: string;
  /** Made up, and marked so: only the local sample data has these. */
  isExample: boolean;
}

const filledIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Figure and quote of the landing page: those of the settings (docs/operations.md §2), the ones of the messages with the local
 * sample data, none otherwise. Read in place, as public pages don't load the check of all settings.
 * @param example what is shown with the local sample data
 */
export function findClaims(example: Omit<Claims, 'isExample'>): Claims {
  const [schools, quote, author] = [
    filledIn(import.meta.env.VITE_CLAIM_SCHOOLS),
    filledIn(import.meta.env.VITE_CLAIM_QUOTE),
    filledIn(import.meta.env.VITE_CLAIM_QUOTE_AUTHOR),
  ];
  const isExample = import.meta.env.VITE_BACKEND === 'local' && !schools && !quote && !author;
  if (isExample) return { ...example, isExample };
  // A quote of nobody is no quote.
  return author && quote
    ? { schools, quote, author, isExample }
    : { schools, quote: '', author: '', isExample };
}
