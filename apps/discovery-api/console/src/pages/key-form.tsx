import type { ConsoleSession } from '@klarsikt/contract/discovery/types'
import { type SubmitEvent, useRef, useState } from 'react'
import type { Client } from '../lib/client.js'
import { Notice } from '../ui/notice.js'

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
      <div className="field">
        <label htmlFor="key">Secret key</label>
        <input
          ref={field}
          id="key"
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={key}
          aria-invalid={failure !== null}
          aria-describedby={failure ? 'key-problem' : 'key-help'}
          onChange={(event) => setKey(event.target.value)}
        />
        <p id="key-help" className="help">
          The key that feeds your catalogue. It begins with <code>dsk_</code>.
        </p>
      </div>
      {failure && (
        <Notice tone="bad" id="key-problem">
          {failure}
        </Notice>
      )}
      <button className="button primary" type="submit" aria-disabled={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </button>
    </form>
  )
}
