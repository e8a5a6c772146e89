/** Who else to ask: the page adds the line that says so (decision 19). */
export const PROFESSIONAL_KINDS = ['safety', 'medical', 'legal'] as const;
export type ProfessionalKind = (typeof PROFESSIONAL_KINDS)[number];

/** Beginnings of words. In this order: a danger comes before an illness, an illness before a law. */
const SIGNS: Record<ProfessionalKind, RegExp> = {
  safety:
    /\b(?:suicid|kill (?:him|her|my|them|it)?sel|self[- ]?harm|hurt(?:s|ing)? (?:him|her|my|them)?sel|cut(?:s|ting)? (?:him|her|my|them)sel|(?:want(?:s)?|going) to die|wish\w* (?:to be|he were|she were|they were|i were|he was|she was) dead|better off dead|not want to live|end(?:ing)? (?:his|her|their|my|it) (?:life|all)|rape|touched by|abus|molest|groom(?:ed|ing)|sexting|assault|violen|weapon|guns?\b|knife|threat|stalk|kidnap|run(?:s|ning)? away|ran away|missing child|overdos|poison|swallowed|drown|unconscious|choking|not breathing|unsafe|danger|emergenc|hit(?:s|ting)? (?:me|him|her|my)|domestic)/i,
  medical:
    /\b(?:doctor|pediatric|medic|dos(?:e|age)|fever|temperature|rash|hives|allerg|asthma|wheez|breath|seizure|faint|concussion|injur|bleed|broken bone|vomit|throw(?:s|ing)? up|diarrh|constipat|infect|flu\b|covid|cough|ear ?ache|head ?ache|stomach ?ache|chest pain|pains?\b|vaccin|immuni[sz]|adhd|add\b|autis|asperger|dyslex|anxi|depress|panic attack|ocd\b|eating disorder|anorex|bulimi|bed ?wett|melatonin|supplement|vitamin|ibuprofen|acetaminophen|tylenol|antibiotic|sick\b|ill\b|illness|disease|diagnos|symptom|therap|speech delay|delayed speech|weight loss|underweight|overweight|obes)/i,
  legal:
    /\b(?:lawyer|attorney|legal|lawsuit|sue (?:the|my|a|them)|court|custod|divorc|visitation|restraining order|guardian(?:ship)?|police|arrest|charges|rights\b|liab|iep\b|504\b|due process|expel|suspen(?:d|sion)|discriminat|immigra|visa\b|child support)/i,
};

/**
 * The profession a question belongs to, or null. Decided here from the question itself, so that nothing written
 * into it can talk the line away.
 */
export const professionalFor = (question: string): ProfessionalKind | null =>
  PROFESSIONAL_KINDS.find((kind) => SIGNS[kind].test(question)) ?? null;
