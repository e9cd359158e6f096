import type { OpenPrescription } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as savedPrescriptionMessages from '@klarsikt/core/messages/saved-prescription'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { type Outcome, outcomeOf } from '@klarsikt/forms'
import { href } from '@klarsikt/shop-config/paths'
import { useState } from 'react'
import { storeClient } from '../../lib/store-client.js'

interface SavedPrescriptionProps {
  /** The prescription whose strengths are filled in, or null. */
  readonly used: OpenPrescription | null
  readonly onUse: (prescription: OpenPrescription) => void
}

type Looked = 'not-yet' | 'under-way' | 'none' | { readonly refused: string }

/**
 * Fills in the newest valid prescription that a logged-in customer has typed and saved. It is fetched when they ask for
 * it.
 */
export function SavedPrescription({ used, onUse }: SavedPrescriptionProps) {
  const [looked, setLooked] = useState<Looked>('not-yet')
  const use = async () => {
    setLooked('under-way')
    const found = await newestValid()
    if (!found.ok) return setLooked({ refused: found.message })
    setLooked(found.value === null ? 'none' : 'not-yet')
    if (found.value !== null) onUse(found.value)
  }
  return (
    <div className="ks-stack">
      <div>
        <Button variant="secondary" size="small" loading={looked === 'under-way'} onClick={() => void use()}>
          {savedPrescriptionMessages.use()}
        </Button>
      </div>
      {used && looked === 'not-yet' && (
        <Alert tone="success" live="status">
          {savedPrescriptionMessages.used({ date: dayText(used.issuedOn) })}
        </Alert>
      )}
      {looked === 'none' && (
        <Alert
          live="status"
          actions={<Link href={href('account-prescriptions')}>{pageMessages.accountPrescriptions()}</Link>}
        >
          {savedPrescriptionMessages.noneValid()}
        </Alert>
      )}
      {typeof looked === 'object' && <Alert tone="error" live="alert" title={looked.refused} />}
    </div>
  )
}

/** Returns the newest valid prescription. The list has no strengths, so a second call opens it. */
async function newestValid(): Promise<Outcome<OpenPrescription | null>> {
  const client = storeClient()
  const listed = await outcomeOf(client.getPrescriptions())
  if (!listed.ok) return listed
  const newest = listed.value.data.find(({ isValid, exam }) => isValid && exam === null)
  if (!newest) return { ok: true, value: null }
  const opened = await outcomeOf(client.getPrescription({ params: { id: newest.id } }))
  return opened.ok ? { ok: true, value: opened.value.data } : opened
}
