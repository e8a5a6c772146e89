/**
 * Claims of the landing page (product §1). Their words are in messages/<language>/below-the-fold.json under "claims". The
 * ones that ship are made up, so they are printed with a mark that says so: put real words there first, then "real" here.
 */
type Claim = 'example' | 'real' | 'hidden';

export const claims: { schools: Claim; testimonial: Claim } = {
  schools: 'example',
  testimonial: 'example',
};
