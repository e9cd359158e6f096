import type { ConsoleSession } from '@klarsikt/contract/discovery/types'
import { useEffect, useRef } from 'react'
import type { Client } from '../lib/client.js'
import { KeyForm } from './key-form.js'

type Props = {
  readonly client: Client
  readonly tenant: string
  readonly onIn: (session: ConsoleSession) => void
  readonly onLeave: () => void
}

export function LogInAgain({ client, tenant, onIn, onLeave }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="dialog stack"
      aria-labelledby="again"
      onCancel={(event) => {
        event.preventDefault()
        onLeave()
      }}
    >
      <h2 id="again">Your session has ended</h2>
      <p>
        Sign in to <strong>{tenant}</strong> again to go on. What you typed is still here.
      </p>
      <KeyForm client={client} onIn={onIn} />
      <button className="button quiet" type="button" onClick={onLeave}>
        Leave the console
      </button>
    </dialog>
  )
}
