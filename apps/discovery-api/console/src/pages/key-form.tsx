import type { ConsoleSession } from '@klarsikt/contract/discovery/types'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Field } from '@klarsikt/design-system/field'
import { type SubmitEvent, useRef, useState } from 'react'
import type { Client } from '../lib/client.js'

type Props = { readonly client: Client; readonly onIn: (session: ConsoleSession) => void }

/** Asks for the secret key. The key is sent once and not stored; the session is a cookie that scripts cannot read. */
export function KeyForm({ client, onIn }: Props) {
  const [key, setKey] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (key.trim() === '') {
      setFailure('Enter the secret key.')
      field.current?.focus()
      return
    }
    setBusy(true)
    const answer = await client.call('logIn', { body: { key } })
    setBusy(false)
    if (answer.ok) return onIn(answer.value)
    setFailure(answer.failure.message)
    field.current?.focus()
  }

  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label="Secret key"
        hint={
          <>
            The key that feeds your catalogue. It begins with <code>dsk_</code>.
          </>
        }
        below={
          failure && (
            <Alert tone="error" live="alert" toneText="">
              {failure}
            </Alert>
          )
        }
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={key}
            aria-invalid={failure !== null}
            onChange={(event) => setKey(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" loading={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  )
}
