import { useState } from 'react';
import { Card } from '../card';
import { Checkbox } from '../checkbox';
import { FileField } from '../file-field';
import { FormError } from '../form-error';
import { PasswordField } from '../password-field';
import { ProgressBar } from '../progress-bar';
import { SearchBox } from '../search-box';
import { Section } from '../section';
import { Select } from '../select';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';

export function Fields() {
  const [term, setTerm] = useState('picnic');
  return (
    <Section title="Fields">
      <div className="grid gap-6 md:grid-cols-2">
        <Card className="grid content-start gap-4">
          <TextField label="First name" defaultValue="Ana" autoComplete="off" />
          <TextField
            label="Email"
            type="email"
            defaultValue="ana@"
            error="Please enter a valid email address."
            hint="Only used to tell you that you were approved."
            autoComplete="off"
          />
          <PasswordField label="Password" defaultValue="schoolgate" autoComplete="off" />
          <Checkbox label="Keep me signed in on this device" defaultChecked />
          <FormError message="Something went wrong. Please try again." />
        </Card>
        <Card className="grid content-start gap-4">
          <SearchBox label="Search posts" value={term} onValueChange={setTerm} onSearch={() => {}} />
          <Select
            label="School"
            placeholder="Choose a school"
            options={[
              { value: 'm', label: 'Maplewood Elementary' },
              { value: 'r', label: 'Riverside' },
            ]}
          />
          <TextArea label="Description" optional placeholder="Where do we meet?" />
          <FileField label="Proof document" accept=".pdf,.jpg,.jpeg,.png" maxBytes={10 * 1024 * 1024} />
          <ProgressBar label="Uploading enrolment-letter.pdf" value={0.62} />
        </Card>
      </div>
    </Section>
  );
}
