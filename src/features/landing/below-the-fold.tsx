import { ClaimsSection } from './claims-section';
import { Promises } from './promises';
import type { PublicForms } from './public-forms';
import { RequestForm } from './request-form';
import { Steps } from './steps';

/** The landing page below its head. */
export function BelowTheFold({ forms }: { forms: PublicForms }) {
  return (
    <>
      <Steps />
      <Promises />
      <ClaimsSection />
      <RequestForm forms={forms} />
    </>
  );
}
