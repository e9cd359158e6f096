import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { useText } from '@klarsikt/design-system/locale'
import { useRef, useState } from 'react'
import { type FacePicture, type PictureProblem, readPicture } from './read-picture.js'
import { StepTitle } from './step-title.js'
import styles from './photo-try-on.module.css'

const PROBLEMS = {
  unreadable: tryOnMessages.chooseUnreadable,
  small: tryOnMessages.chooseSmall,
} as const satisfies Record<PictureProblem, unknown>

interface ChooseStepProps {
  readonly onChoose: (picture: FacePicture) => void
  /** Opens the live camera. It is undefined when there is none. */
  readonly onCamera: (() => void) | undefined
}

/** The step that reads a picture from the device. On a phone the system also offers the camera here. */
export function ChooseStep({ onChoose, onCamera }: ChooseStepProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState<'idle' | 'reading' | PictureProblem>('idle')
  const read = async (file: File | undefined) => {
    if (!file) return
    setStatus('reading')
    const picture = await readPicture(file)
    if (typeof picture === 'string') setStatus(picture)
    else onChoose(picture)
  }
  const problem = status === 'idle' || status === 'reading' ? null : PROBLEMS[status]
  return (
    <>
      <StepTitle>{text(tryOnMessages.choose)}</StepTitle>
      <ul className={styles.list}>
        <li>{text(tryOnMessages.chooseStraight)}</li>
        <li>{text(tryOnMessages.chooseLight)}</li>
      </ul>
      {problem && (
        <Alert tone="error" live="alert">
          {text(problem)}
        </Alert>
      )}
      <div className={styles.actions}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={text(tryOnMessages.chooseFile)}
          onChange={(event) => {
            void read(event.target.files?.[0])
            // Clearing the value lets the customer choose the same file again after a failure.
            event.target.value = ''
          }}
        />
        {onCamera && <Button onClick={onCamera}>{text(tryOnMessages.chooseCamera)}</Button>}
        <Button
          variant={onCamera ? 'secondary' : 'primary'}
          loading={status === 'reading'}
          onClick={() => input.current?.click()}
        >
          {text(status === 'reading' ? tryOnMessages.chooseReading : tryOnMessages.chooseFile)}
        </Button>
      </div>
    </>
  )
}
