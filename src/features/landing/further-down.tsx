import { Claims } from './claims-section';
import type { PublicForms } from './landing-page';
import { Promises } from './promises';
import { RequestForm } from './request-form';
import { Steps } from './steps';

/** The landing page below its head. */
export function FurtherDown({ forms }: { forms: PublicForms }) {
  return (
    <>
      <Steps />
      <Promises />
      <Claims />
      <RequestForm forms={forms} />
    </>
  );
}
