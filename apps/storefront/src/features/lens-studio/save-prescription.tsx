import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import * as savedPrescriptionMessages from '@klarsikt/core/messages/saved-prescription'
import type { GlassesPrescriptionText } from '@klarsikt/core/prescription'
import { Alert } from '@klarsikt/design-system/alert'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { TextField } from '@klarsikt/design-system/text-field'
import { outcomeOf } from '@klarsikt/forms'
import { useEffect, useRef, useState } from 'react'
import { browserClient } from '../../lib/browser-client.js'
import { useShopState } from '../../lib/shop-state.js'

type Saving = ReturnType<typeof useSavePrescription>

/** Holds the choice to save the strengths in the account. It is never preselected, and asked for each time. */
export function useSavePrescription() {
  const user = useShopState(({ facts }) => facts?.user ?? null)
  const [agreed, setAgreed] = useState(false)
  const [issuedOn, setIssuedOn] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ readonly day?: string | undefined; readonly message: string } | null>(null)
  const isOffered = user !== null && !user.isStore
  /** Saves the strengths. Returns false after a refusal, and the purchase then does not go on. */
  const save = async (typed: GlassesPrescriptionText): Promise<boolean> => {
    setBusy(true)
    const outcome = await outcomeOf(browserClient().savePrescription({ body: { ...typed, issuedOn, agreed } }))
    setBusy(false)
    setRefused(outcome.ok ? null : { day: outcome.fields['issuedOn'], message: outcome.message })
    return outcome.ok
  }
  return { isOffered, isChosen: isOffered && agreed, agreed, setAgreed, issuedOn, setIssuedOn, busy, refused, save }
}

/** Asks a logged-in customer for consent to save the strengths, and then for the day of the eye exam. */
export function SavePrescription({ saving }: { readonly saving: Saving }) {
  const { isOffered, agreed, setAgreed, issuedOn, setIssuedOn, refused } = saving
  const day = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refused?.day !== undefined) day.current?.focus()
  }, [refused])
  if (!isOffered) return null
  return (
    <div className="ks-stack">
      <Checkbox
        label={savedPrescriptionMessages.keep()}
        hint={prescriptionFormMessages.consent()}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      {agreed && (
        <TextField
          ref={day}
          type="date"
          label={savedPrescriptionMessages.issuedOn()}
          value={issuedOn}
          onChange={(event) => setIssuedOn(event.target.value)}
          error={refused?.day}
        />
      )}
      {agreed && refused && refused.day === undefined && <Alert tone="error" live="alert" title={refused.message} />}
    </div>
  )
}
