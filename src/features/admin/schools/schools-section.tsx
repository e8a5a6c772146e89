import { lazyComponent } from '@/i18n/lazy-component';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { SchoolList } from './school-list';

// Its form and schema libraries weigh as much as the rest of the console.
const CreateSchool = lazyComponent(() => import('./create-school').then((m) => m.CreateSchool));

/** Creating schools, and all there are. */
export function SchoolsSection() {
  return (
    <div className="grid gap-10">
      {/* As high as the form: three fields below each other on a phone, in two columns on a wide screen. */}
      <LazyBoundary waiting={<div className="min-h-[25.4rem] md:min-h-[19.9rem]" />}>
        <CreateSchool />
      </LazyBoundary>
      <SchoolList />
    </div>
  );
}
