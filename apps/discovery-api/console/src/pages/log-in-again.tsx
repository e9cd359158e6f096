import type { ConsoleSession } from '@klarsikt/contract/discovery/types'
import { Button } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import type { Client } from '../lib/client.js'
import { KeyForm } from './key-form.js'

type Props = {
  readonly client: Client
  readonly tenant: string
  readonly onIn: (session: ConsoleSession) => void
  readonly onLeave: () => void
}

/** Only its buttons close it. A press beside it must not end the page with what is typed there. */
export function LogInAgain({ client, tenant, onIn, onLeave }: Props) {
  return (
    <Dialog open onClose={() => undefined} bare size="small" title="Your session has ended">
      <div className="stack box">
        <h2>Your session has ended</h2>
        <p>
          Sign in to <strong>{tenant}</strong> again to go on. What you typed is still here.
        </p>
        <KeyForm client={client} onIn={onIn} />
        <Button variant="ghost" onClick={onLeave}>
          Leave the console
        </Button>
      </div>
    </Dialog>
  )
}
