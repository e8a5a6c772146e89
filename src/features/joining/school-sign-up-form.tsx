import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { forward, partialCheck, pipe } from 'valibot';
import { errorCode } from '@/backend/errors';
import type { School } from '@/domain/entities/school';
import { isNameOfNone, NAME_PATHS } from '@/domain/inputs/account';
import { signUpSchema } from '@/domain/inputs/password';
import {
  emptySignUp,
  GoogleButton,
  OrDivider,
  SignUpFields,
  signUpDraft,
  TermsNote,
  type useGoogleSignIn,
  type useSignUp,
} from '@/features/auth';
import { useFormDraft } from '@/features/drafts';
import { rememberAddress } from '@/features/session';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Acceptance } from './acceptance';

interface Props {
  school: School;
  signUp: ReturnType<typeof useSignUp>;
  google: ReturnType<typeof useGoogleSignIn>;
  /** The account exists and the request is on its way. */
  busy: boolean;
}

/** A new account for a visitor of a school's page. */
export function SchoolSignUpForm({ school, signUp, google, busy }: Props) {
  const { t } = useTranslation(['joining', 'errors']);
  const location = useLocation();
  const schema = pipe(
    signUpSchema,
    forward(partialCheck(NAME_PATHS, isNameOfNone([school.name]), 'nameOfSchool'), ['firstName']),
  );
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: emptySignUp() });
  useFormDraft(form, signUpDraft(school.id), 'password');
  const error = signUp.error ?? google.error;
  return (
    <div className="grid grid-cols-1 gap-6">
      <form
        noValidate
        data-draft="kept"
        className="grid gap-5"
        onSubmit={form.handleSubmit((input) => {
          google.reset();
          signUp.mutate(input);
        })}
      >
        <SignUpFields form={form} />
        <TermsNote />
        <Acceptance schoolId={school.id} />
        <Button
          type="submit"
          busy={signUp.isPending || (busy && !google.isSuccess)}
          busyLabel={t('school.busy')}
        >
          {t('school.join', { school: school.name })}
        </Button>
        <FormError message={error && t(`errors:${errorCode(error)}`)} />
      </form>
      <OrDivider />
      <GoogleButton
        busy={google.isPending || (busy && google.isSuccess)}
        onClick={() => {
          signUp.reset();
          google.mutate(form.getValues('keepSignedIn'));
        }}
      >
        {t('school.google')}
      </GoogleButton>
      {google.chooser}
      <p>
        {t('school.haveAccount')} {/* After login they come back here, where one press is left. */}
        <Link to="/login" className="link" onClick={() => rememberAddress(location)}>
          {t('school.logIn')}
        </Link>
      </p>
    </div>
  );
}
