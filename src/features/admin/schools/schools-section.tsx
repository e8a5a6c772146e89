import { lazyPage } from '@/i18n/lazy-page';
import { LatePart } from '@/ui/late-part';
import { SchoolList } from './school-list';

// Its form and schema libraries weigh as much as the rest of the console.
const CreateSchool = lazyPage(() => import('./create-school').then((m) => m.CreateSchool));

/** Creating schools, and all there are. */
export function SchoolsSection() {
  return (
    <div className="grid gap-10">
      <LatePart waiting={<div className="min-h-40" />}>
        <CreateSchool />
      </LatePart>
      <SchoolList />
    </div>
  );
}
