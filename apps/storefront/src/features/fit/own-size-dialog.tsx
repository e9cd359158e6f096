import {
  FRAME_SIZES,
  type FrameSize,
  frameSizeText,
  type OwnSize,
  ownSizeText,
  readStamp,
  stampText,
} from '@klarsikt/core/fit'
import * as fitMessages from '@klarsikt/core/messages/fit'
import { Button } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { TextField } from '@klarsikt/design-system/text-field'
import { toast } from '@klarsikt/design-system/toast'
import { type SubmitEvent, useRef, useState } from 'react'
import { keepOwnSize, useOwnSize } from './own-size.js'
import styles from './fit.module.css'

interface OwnSizeDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for the shopper's size: the numbers printed on a frame that fits, or a size by name. */
export default function OwnSizeDialog({ open, onClose }: OwnSizeDialogProps) {
  const own = useOwnSize()
  const keep = (size: OwnSize | null) => {
    if (!keepOwnSize(size)) toast({ text: fitMessages.ownNotSaved() })
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={fitMessages.own()} size="small">
      {/* Unmounting the form at closing drops input that was not saved. */}
      {open && <OwnSizeForm own={own} onKeep={keep} />}
    </Dialog>
  )
}

/** The ways to enter a size here. The try-on measures a face. */
type EnteredKind = 'pair' | 'answer'

interface OwnSizeFormProps {
  readonly own: OwnSize | null
  readonly onKeep: (size: OwnSize | null) => void
}

function OwnSizeForm({ own, onKeep }: OwnSizeFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<EnteredKind>(own?.kind === 'answer' ? 'answer' : 'pair')
  const [typed, setTyped] = useState(own?.kind === 'pair' ? stampText(own) : '')
  const [size, setSize] = useState<FrameSize | null>(own?.kind === 'answer' ? own.size : null)
  const [isRefused, setIsRefused] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = enteredSize(kind, typed, size)
    if (entered) return onKeep(entered)
    setIsRefused(true)
    form.current?.querySelector<HTMLElement>(kind === 'pair' ? '[name=stamp]' : '[name=size]')?.focus()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p>{fitMessages.ownIntro()}</p>
      {own?.kind === 'measured' && <p>{fitMessages.ownMeasured({ measured: ownSizeText(own) })}</p>}
      <RadioGroup
        legend={fitMessages.ownHow()}
        name="kind"
        value={kind}
        onChange={(next) => {
          setKind(next)
          setIsRefused(false)
        }}
        options={[
          { value: 'pair', label: fitMessages.ownPair(), detail: fitMessages.ownPairDetail() },
          { value: 'answer', label: fitMessages.ownAnswer(), detail: fitMessages.ownAnswerDetail() },
        ]}
      />
      {kind === 'pair' ? (
        <TextField
          label={fitMessages.ownStamp()}
          hint={fitMessages.ownStampHint()}
          name="stamp"
          autoComplete="off"
          inputMode="text"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isRefused ? fitMessages.ownStampWrong() : undefined}
        />
      ) : (
        <RadioGroup
          legend={fitMessages.ownSize()}
          name="size"
          value={size}
          onChange={setSize}
          options={FRAME_SIZES.map((value) => ({ value, label: frameSizeText(value) }))}
          error={isRefused && size === null ? fitMessages.ownSizeWrong() : undefined}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit">{fitMessages.ownSave()}</Button>
        {own && (
          <Button variant="ghost" onClick={() => onKeep(null)}>
            {fitMessages.ownRemove()}
          </Button>
        )}
      </div>
    </form>
  )
}

function enteredSize(kind: EnteredKind, typed: string, size: FrameSize | null): OwnSize | null {
  if (kind === 'answer') return size && { kind, size }
  const stamp = readStamp(typed)
  return stamp && { kind, ...stamp }
}
