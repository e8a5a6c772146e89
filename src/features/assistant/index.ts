export { ParentAssistantPage } from './parent-assistant-page';
