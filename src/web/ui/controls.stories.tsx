import { benchesOf } from '#web/gallery/bench.tsx';
import { ignore } from '#web/gallery/story.ts';
import { Button } from './button.tsx';
import { CheckBox } from './check-box.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { NamedSelect } from './named-select.tsx';
import { PasswordField } from './password-field.tsx';
import { RowLink, Rows } from './rows.tsx';
import { Select } from './select.tsx';

const currencyOptions = ['USD', 'EUR'];

export const place = 510;
export const stories = benchesOf({
  button: {
    title: 'Button',
    ownWidth: true,
    variants: {
      main: <Button>Continue</Button>,
      white: <Button variant="white">Keep my plan</Button>,
      warning: <Button variant="warning">Cancel subscription</Button>,
      text: <Button variant="text">None of these</Button>,
      'text, chosen': (
        <Button variant="text" aria-pressed>
          None of these
        </Button>
      ),
      disabled: <Button disabledReason="Choose at least one.">Continue</Button>,
      link: <Button href="/help">Help</Button>,
      'with icon': (
        <Button variant="white">
          <Icon name="download" size={20} />
          Download as text
        </Button>
      ),
      wide: <Button wide>Continue with 3</Button>,
      'wide, two lines': (
        <Button wide>Continue with all that you have chosen so far and go on to the next question</Button>
      ),
      'wide and disabled': (
        <Button wide disabledReason="Choose one of the lengths first.">
          Choose a length
        </Button>
      ),
      'no margin': (
        <Button variant="text" noMargin>
          Forgot password
        </Button>
      ),
    },
  },
  'button-small': {
    title: 'Button, small',
    side: true,
    variants: {
      main: <Button small>Manage</Button>,
      white: (
        <Button small variant="white">
          Keep them
        </Button>
      ),
      warning: (
        <Button small variant="warning">
          Erase now
        </Button>
      ),
      text: (
        <Button small variant="text">
          Erase my answers
        </Button>
      ),
      disabled: (
        <Button small disabledReason="Nothing to send yet.">
          Send
        </Button>
      ),
      link: (
        <Button small variant="white" href="/account">
          Account
        </Button>
      ),
    },
  },
  field: {
    title: 'Field',
    variants: {
      empty: <Field label="First name" />,
      placeholder: <Field label="Email" placeholder="you@example.com" />,
      filled: <Field label="First name" defaultValue="Robin" />,
      help: <Field label="First name" help="As we should call you." />,
      error: <Field label="Email" defaultValue="robin@" error="Type an email address such as name@example.com." />,
      'help and error': <Field label="First name" help="As we should call you." error="That is too long." />,
      large: <Field label="Age in years" hideLabel large defaultValue="34" />,
      'large, error': (
        <Field label="Age in years" hideLabel large defaultValue="3" error="Type your age in whole years." />
      ),
      disabled: <Field label="Email" defaultValue="robin@example.com" disabled />,
      password: <PasswordField label="Password" defaultValue="a long password" />,
      'password, error': <PasswordField label="Password" error="At least 10 characters." />,
    },
  },
  'check-box': {
    title: 'CheckBox',
    variants: {
      empty: <CheckBox label="Send me one email a week." checked={false} onChange={ignore} />,
      ticked: <CheckBox label="Send me one email a week." checked onChange={ignore} />,
      'long words': (
        <CheckBox
          label="Send me one email a week with ideas about attention. You can stop it in any email."
          checked={false}
          onChange={ignore}
        />
      ),
    },
  },
  select: {
    title: 'Select',
    variants: {
      chosen: <Select label="Prices in" value="EUR" options={currencyOptions} onChoose={ignore} />,
      'by names': (
        <NamedSelect
          label="Country"
          value="PL"
          options={[
            { value: 'DE', name: 'Germany' },
            { value: 'PL', name: 'Poland' },
          ]}
          onChoose={ignore}
        />
      ),
      'not known yet': <Select label="Prices in" value={null} options={currencyOptions} onChoose={ignore} />,
    },
  },
  rows: {
    title: 'Rows',
    variants: {
      rows: (
        <Rows>
          <RowLink icon="user" label="A link" href="/account" />
          <RowLink icon="card" label="A link with detail" detail="Visa ending in 4242" href="/account" />
          <RowLink icon="out" label="A button" onClick={ignore} />
          <RowLink
            icon="mail"
            label="Words"
            detail="robin@example.com"
            end={<span className="small muted">kept</span>}
          />
        </Rows>
      ),
    },
  },
});
