export { CodeDialog, type CodeDialogProps } from './code-dialog';
export { CodeForm } from './code-form';
export { LostPhone } from './lost-phone';
