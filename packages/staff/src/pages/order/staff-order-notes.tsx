import { dateTimeText } from '@klarsikt/core/calendar'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { NOTE_LENGTH } from '@klarsikt/core/order'
import { TextArea } from '@klarsikt/design-system/text-field'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { useState } from 'react'
import { type StaffOrderAnswer } from './change-staff-order.js'
import { type StaffOrderData } from './load-staff-order.js'
import { OrderActionForm } from './order-action-form.js'

interface StaffOrderNotesProps {
  readonly order: StaffOrderData
  readonly answer: StaffOrderAnswer | undefined
}

/**
 * Lists the notes of staff about the order, and lets them add one. The input stays until it is saved, also when the
 * order changes.
 */
export function StaffOrderNotes({ order, answer }: StaffOrderNotesProps) {
  const draft = useDraftNumber(answer)
  return (
    <>
      {order.notes.length === 0 ? (
        <p className="ks-text-muted">{staffOrderMessages.noNotes()}</p>
      ) : (
        <ul className={layout.list}>
          {order.notes.map(({ id, at, employeeNumber, text }) => (
            <li key={id} className={layout.row}>
              <span className={layout.facts}>
                <span>{text}</span>
                <span className="ks-text-small ks-text-muted">
                  {staffOrderMessages.noteBy({ at: dateTimeText(new Date(at)), employee: employeeNumber })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {order.actions.includes('note') && (
        <OrderActionForm order={order} action="note" variant="secondary" label={staffOrderMessages.actionNote()}>
          <TextArea
            // A new key empties the field after the note was saved.
            key={draft}
            name="typed"
            label={staffOrderMessages.noteLabel()}
            hint={staffOrderMessages.noteHint()}
            error={answer?.step === 'failed' ? answer.problems['text'] : undefined}
            defaultValue={answer && answer.step !== 'done' ? answer.typed : ''}
            countTo={NOTE_LENGTH.max}
          />
        </OrderActionForm>
      )}
    </>
  )
}

/** Returns a number that changes with each saved note. */
function useDraftNumber(answer: StaffOrderAnswer | undefined): number {
  const [seen, setSeen] = useState(answer)
  const [saved, setSaved] = useState(0)
  if (answer !== seen) {
    setSeen(answer)
    if (answer?.step === 'done') setSaved(saved + 1)
  }
  return saved
}
