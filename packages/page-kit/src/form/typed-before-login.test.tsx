import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepTypedForm, OWNER_FIELD } from '../session/typed-form.js'
import { TypedBeforeLogin } from './typed-before-login.js'

const OWNER = '123456782'

function keep(fields: Readonly<Record<string, string>>): void {
  const sent = new FormData()
  for (const [name, value] of Object.entries({ ...fields, [OWNER_FIELD]: OWNER })) sent.set(name, value)
  keepTypedForm(sent, '/', { form: 'details', fields: Object.keys(fields) })
}

it('puts back what was typed, but not over what has been typed since', () => {
  keep({ firstName: 'Åsa', lastName: 'Berg' })
  render(
    <form>
      {/* The user typed this before the scripts of the page had loaded. */}
      <input
        aria-label="Förnamn"
        name="firstName"
        defaultValue="Anna"
        ref={(input) => {
          if (input) input.value = 'Annika'
        }}
      />
      <input aria-label="Efternamn" name="lastName" defaultValue="Ek" />
      <TypedBeforeLogin form="details" owner={OWNER} isAnswered={false} />
    </form>,
  )
  expect(screen.getByLabelText('Förnamn')).toHaveValue('Annika')
  expect(screen.getByLabelText('Efternamn')).toHaveValue('Berg')
})
