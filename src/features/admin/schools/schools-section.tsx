import { lazyComponent } from '@/i18n/lazy-component';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { SchoolList } from './school-list';

// Its form and schema libraries weigh as much as the rest of the console.
const CreateSchool = lazyComponent(() => import('./create-school').then((m) => m.CreateSchool));

/** Creating schools, and all there are. */
export function SchoolsSection() {
  return (
    <div className="grid gap-10">
      {/* As high as the form: two fields below each other on a phone, side by side on a wide screen. */}
      <LazyBoundary waiting={<div className="min-h-[18.2rem] md:min-h-[12.7rem]" />}>
        <CreateSchool />
      </LazyBoundary>
      <SchoolList />
    </div>
  );
}
