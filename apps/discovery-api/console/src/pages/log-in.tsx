import type { ConsoleSession } from '@klarsikt/contract/discovery/types'
import { Alert } from '@klarsikt/design-system/alert'
import { useEffect } from 'react'
import type { Client } from '../lib/client.js'
import { Mark } from '../ui/mark.js'
import { KeyForm } from './key-form.js'

type Props = {
  readonly client: Client
  readonly notice: string | null
  readonly onIn: (session: ConsoleSession) => void
}

export function LogIn({ client, notice, onIn }: Props) {
  useEffect(() => {
    document.title = 'Sign in · Discovery console'
  }, [])
  return (
    <main className="door">
      <div className="box stack">
        <p className="brand">
          <Mark /> Discovery console
        </p>
        <h1>Sign in to your shop’s search</h1>
        {notice && <Alert live="status">{notice}</Alert>}
        <KeyForm client={client} onIn={onIn} />
      </div>
    </main>
  )
}
