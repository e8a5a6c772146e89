export { MentionSuggestions } from './mention-suggestions';
