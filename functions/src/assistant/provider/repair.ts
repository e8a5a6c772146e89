/**
 * Asks for the same reply again, in the form it must have. Guards against: replies that a program can't read. It
 * quotes nothing: the reply is in the conversation already.
 */
export const REPAIR_REQUEST =
  'Your reply was not one complete JSON object of the form described at the beginning. Reply again with that object ' +
  'only, shorter if it was cut off: no other words, no code fence.';
