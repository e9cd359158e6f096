import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { formatPrice } from '@klarsikt/core/money'
import { PICK_UP_DAYS } from '@klarsikt/core/order'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { TextField } from '@klarsikt/design-system/text-field'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { type StaffOrderAnswer } from './change-staff-order.js'
import { LineChoice } from './line-choice.js'
import { type StaffOrderData } from './load-staff-order.js'
import { OrderActionForm } from './order-action-form.js'
import { ParcelFields } from './parcel-fields.js'

interface StaffOrderActionsProps {
  readonly order: StaffOrderData
  readonly refused: Extract<StaffOrderAnswer, { readonly step: 'failed' }> | undefined
}

/** The actions that need one press only. */
const SIMPLE = [
  { action: 'control', variant: 'primary', label: staffOrderMessages.actionControl },
  { action: 'grind', variant: 'primary', label: staffOrderMessages.actionGrind },
  { action: 'resume', variant: 'primary', label: staffOrderMessages.actionResume },
  { action: 'pause', variant: 'secondary', label: staffOrderMessages.actionPause },
] as const

/**
 * Offers the actions that the order allows now. Staff open first and then confirm, also without scripts, what moves
 * money or cannot be undone.
 */
export function StaffOrderActions({ order, refused }: StaffOrderActionsProps) {
  const may = new Set(order.actions)
  if (order.actions.every((action) => action === 'note'))
    return <p className="ks-text-muted">{staffOrderMessages.noActions()}</p>
  return (
    <>
      {may.has('send') && (
        <OrderActionForm order={order} action="send" variant="primary" label={staffOrderMessages.actionSend()}>
          <ParcelFields order={order} problems={refused?.action === 'send' ? refused.problems : {}} />
        </OrderActionForm>
      )}
      {may.has('ready') && (
        <OrderActionForm order={order} action="ready" variant="primary" label={staffOrderMessages.actionReady()}>
          <p>
            {order.pickUp?.isFromWarehouse
              ? staffOrderMessages.readyArrivedText({ days: PICK_UP_DAYS })
              : staffOrderMessages.readyText({ days: PICK_UP_DAYS })}
          </p>
        </OrderActionForm>
      )}
      {may.has('collect') && (
        <OrderActionForm order={order} action="collect" variant="primary" label={staffOrderMessages.actionCollect()}>
          <TextField
            name="typed"
            label={staffOrderMessages.collectCode()}
            hint={staffOrderMessages.collectHint()}
            error={refused?.action === 'collect' ? refused.problems['code'] : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            defaultValue={refused?.action === 'collect' ? refused.typed : ''}
          />
        </OrderActionForm>
      )}
      <div className={layout.actions}>
        {SIMPLE.filter(({ action }) => may.has(action)).map(({ action, variant, label }) => (
          <OrderActionForm key={action} order={order} action={action} variant={variant} label={label()} />
        ))}
      </div>
      {may.has('send-back') && (
        <Disclosure title={staffOrderMessages.actionSendBack()}>
          <p>{staffOrderMessages.sendBackText()}</p>
          <OrderActionForm
            order={order}
            action="send-back"
            variant="danger"
            label={staffOrderMessages.sendBackConfirm()}
          />
        </Disclosure>
      )}
      {may.has('cancel') && (
        <Disclosure title={staffOrderMessages.actionCancel()}>
          <p>{staffOrderMessages.cancelText()}</p>
          <OrderActionForm order={order} action="cancel" variant="danger" label={staffOrderMessages.cancelConfirm()} />
        </Disclosure>
      )}
      {may.has('cancel-lines') && (
        <CancelLines order={order} refused={refused?.action === 'cancel-lines' ? refused : undefined} />
      )}
      {may.has('refund') && <Refund order={order} refused={refused?.action === 'refund' ? refused : undefined} />}
    </>
  )
}

function CancelLines({ order, refused }: StaffOrderActionsProps) {
  return (
    <Disclosure title={staffOrderMessages.actionCancelLines()} defaultOpen={refused !== undefined}>
      <p>{staffOrderMessages.cancelLinesText()}</p>
      <OrderActionForm
        order={order}
        action="cancel-lines"
        variant="danger"
        label={staffOrderMessages.cancelLinesConfirm()}
      >
        <fieldset className={layout.group}>
          <legend className={layout.legend}>{staffOrderMessages.cancelLinesLines()}</legend>
          <LineChoice
            // A new key unticks the lines after each change of the order.
            key={order.version}
            lines={order.lines}
            isOffered={({ cancellable }) => cancellable}
            error={refused?.problems['lineIds']}
          />
        </fieldset>
      </OrderActionForm>
    </Disclosure>
  )
}

function Refund({ order, refused }: StaffOrderActionsProps) {
  const most = formatPrice(order.refundMaximum)
  return (
    <Disclosure title={staffOrderMessages.actionRefund()} defaultOpen={refused !== undefined}>
      <p>{staffOrderMessages.refundText()}</p>
      <OrderActionForm order={order} action="refund" variant="danger" label={staffOrderMessages.refundConfirm()}>
        <input type="hidden" name="refundable" value={order.refundable} />
        <input type="hidden" name="maximum" value={order.refundMaximum} />
        <input type="hidden" name="most" value={most} />
        <TextField
          key={order.refundMaximum}
          name="typed"
          label={staffOrderMessages.refundAmount()}
          hint={staffOrderMessages.refundHint({ amount: most })}
          error={refused?.problems['amount']}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={refused?.typed ?? String(order.refundMaximum).replace('.', ',')}
        />
      </OrderActionForm>
    </Disclosure>
  )
}
