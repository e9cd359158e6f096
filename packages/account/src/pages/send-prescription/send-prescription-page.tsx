import type { AwaitedOrder, AwaitedPair } from '@klarsikt/contract/shop/types'
import { PRESCRIPTION_PHOTO_KEPT_DAYS } from '@klarsikt/core/awaited-prescription'
import { dateTimeText, dayText } from '@klarsikt/core/calendar'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as awaitedPrescriptionMessages from '@klarsikt/core/messages/awaited-prescription'
import { Alert } from '@klarsikt/design-system/alert'
import { Badge } from '@klarsikt/design-system/badge'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Notice } from '@klarsikt/page-kit/form'
import { AuthPage, pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { type SendLink, type SendPrescriptionData } from './load-send-prescription.js'
import { PhotoForm } from './photo-form.js'
import { type SendPrescriptionAnswer } from './send-prescription.js'
import { StrengthsForm } from './strengths-form.js'

interface SendPrescriptionPageProps {
  readonly data: SendPrescriptionData
  readonly answer: SendPrescriptionAnswer | undefined
}

const DONE = {
  sent: awaitedPrescriptionMessages.photoSent,
  typed: awaitedPrescriptionMessages.typed,
} as const

/**
 * Lets the customer send the prescription that an order waits for, as a photo or typed. Until then they can cancel the
 * order.
 */
export function SendPrescriptionPage({ data: { order, link }, answer }: SendPrescriptionPageProps) {
  const { state } = useNavigation()
  const { pairs, isCancelled, mayCancel } = order
  return (
    <AuthPage title={accountPageMessages.sendPrescription()}>
      {answer && state === 'idle' && <SentPrescriptionNotice answer={answer} />}
      <p>{introOf(order)}</p>
      {!isCancelled &&
        pairs.map((pair) => <Pair key={pair.position} pair={pair} link={link} answer={answer} isOpen={mayCancel} />)}
      {mayCancel && <Cancel order={order} link={link} />}
    </AuthPage>
  )
}

/** Says what the order waits for, or that it is cancelled or has its prescriptions. */
function introOf({ orderNumber, dueOn, isCancelled, mayCancel }: AwaitedOrder): string {
  if (isCancelled) return awaitedPrescriptionMessages.cancelled({ orderNumber })
  if (!mayCancel) return awaitedPrescriptionMessages.done({ orderNumber })
  const intro = awaitedPrescriptionMessages.intro({ orderNumber, day: dayText(dueOn) })
  return `${intro} ${awaitedPrescriptionMessages.dueText()}`
}

function SentPrescriptionNotice({ answer }: { readonly answer: SendPrescriptionAnswer }) {
  if (answer.step === 'failed') return <Notice tone="error">{answer.message}</Notice>
  if (answer.step === 'sent' || answer.step === 'typed') return <Notice tone="success">{DONE[answer.step]()}</Notice>
  return null
}

interface PairProps {
  readonly pair: AwaitedPair
  readonly link: SendLink
  readonly answer: SendPrescriptionAnswer | undefined
  readonly isOpen: boolean
}

const TONES = { missing: 'warning', asked: 'warning', sent: 'neutral', entered: 'success' } as const

function Pair({ pair, link, answer, isOpen }: PairProps) {
  const { position, frame, lenses, state, stateText, sentAt, request } = pair
  const id = `pair-${position}`
  const ofPair = answer && 'position' in answer && answer.position === position ? answer : undefined
  return (
    <section className={layout.block} aria-labelledby={id}>
      <h2 id={id}>{[frame, ...lenses].join(', ')}</h2>
      <p>
        <Badge tone={TONES[state]}>{stateText}</Badge>
      </p>
      {request !== null && (
        <Alert tone="warning">
          <p>{awaitedPrescriptionMessages.askedText()}</p>
          <p>{request}</p>
        </Alert>
      )}
      {state === 'sent' && sentAt !== null && (
        <p>{awaitedPrescriptionMessages.sentText({ at: dateTimeText(new Date(sentAt)) })}</p>
      )}
      {isOpen && state !== 'entered' && (
        <>
          <PhotoForm pair={pair} link={link} problem={ofPair?.step === 'photo' ? ofPair.problem : undefined} />
          <p className="ks-text-small ks-text-muted">
            {awaitedPrescriptionMessages.privacy({ days: PRESCRIPTION_PHOTO_KEPT_DAYS })}
          </p>
          <Disclosure title={awaitedPrescriptionMessages.type()} defaultOpen={ofPair?.step === 'form'}>
            <StrengthsForm pair={pair} link={link} result={ofPair?.step === 'form' ? ofPair.form : undefined} />
          </Disclosure>
        </>
      )}
    </section>
  )
}

function Cancel({ order: { orderNumber }, link }: { readonly order: AwaitedOrder; readonly link: SendLink }) {
  const { formData } = useNavigation()
  return (
    // The customer opens this first and then confirms. One press alone cancels nothing, also without scripts.
    <Disclosure key={orderNumber} title={awaitedPrescriptionMessages.cancel()}>
      <p>{awaitedPrescriptionMessages.cancelText()}</p>
      <Form method="post" preventScrollReset>
        {Object.entries({ ...link, intent: 'cancel' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="danger" loading={formData?.get('intent') === 'cancel'}>
          {awaitedPrescriptionMessages.cancelConfirm()}
        </Button>
      </Form>
    </Disclosure>
  )
}
