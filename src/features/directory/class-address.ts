import { NO_CLASS, type SchoolClass } from '@/domain/school-class';

/** A class as the address of the page names it: its key without the mark, which addresses write as "%23". */
export const addressOf = ({ key }: SchoolClass): string => (key === NO_CLASS ? '-' : key.slice(1));
