import type { AwaitedPair } from '@klarsikt/contract/shop/types'
import { PRESCRIPTION_PHOTO_MEBIBYTES, PRESCRIPTION_PHOTO_TYPES } from '@klarsikt/core/awaited-prescription'
import * as awaitedPrescriptionMessages from '@klarsikt/core/messages/awaited-prescription'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { useOneSubmit } from '@klarsikt/forms'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { type SendLink } from './load-send-prescription.js'
import { heicProblem } from './read-photo.js'

interface PhotoFormProps {
  readonly pair: AwaitedPair
  readonly link: SendLink
  readonly problem: string | undefined
}

/**
 * Sends a photo of the prescription, also without scripts. A problem stands beside the field, which takes the focus.
 */
export function PhotoForm({ pair: { position, sentAt }, link, problem }: PhotoFormProps) {
  const { state, formData } = useNavigation()
  const isSent =
    state !== 'idle' && formData?.get('intent') === 'photo' && formData.get('position') === String(position)
  const id = `photo-${position}`
  const { chosen, choose } = useChosenPhoto()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem !== undefined) form.current?.querySelector<HTMLInputElement>('input[type="file"]')?.focus()
  }, [problem])
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      className={layout.form}
      preventScrollReset
      onSubmit={useOneSubmit()}
    >
      {Object.entries({ ...link, position: String(position), intent: 'photo' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        id={id}
        type="file"
        name="file"
        label={awaitedPrescriptionMessages.photo()}
        hint={awaitedPrescriptionMessages.photoHint({ mebibytes: PRESCRIPTION_PHOTO_MEBIBYTES })}
        accept={PRESCRIPTION_PHOTO_TYPES.join(',')}
        error={isSent ? undefined : (chosen ?? problem)}
        onChange={(event) => void choose(event.target.files?.[0])}
        required
      />
      <div>
        <Button type="submit" loading={isSent}>
          {sentAt === null ? awaitedPrescriptionMessages.photoSend() : awaitedPrescriptionMessages.photoReplace()}
        </Button>
      </div>
    </Form>
  )
}

/** Checks the chosen file before it is sent, and returns what is wrong with it. */
function useChosenPhoto() {
  const [chosen, setChosen] = useState<string>()
  const choose = async (file: File | undefined) => setChosen(file && (await heicProblem(file)))
  return { chosen, choose }
}
