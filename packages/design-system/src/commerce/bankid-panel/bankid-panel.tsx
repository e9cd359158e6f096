'use client'
import { awaitsStart, type BankIdContext, bankIdMessage, type BankIdState } from '@klarsikt/core/bankid'
import * as bankidMessages from '@klarsikt/core/messages/bankid'
import * as commonMessages from '@klarsikt/core/messages/common'
import { type ElementType, type ReactNode, useId } from 'react'
import { SmartphoneIcon } from '../../icons/shop.js'
import { ErrorMarkIcon, SuccessIcon } from '../../icons/status.js'
import { useText } from '../../locale/locale.js'
import { Button, ButtonLink } from '../../primitives/button/button.js'
import { type AnchorProps, LinkProvider } from '../../primitives/link/link-context.js'
import { QrCode } from '../../primitives/qr-code/qr-code.js'
import { Spinner } from '../../primitives/spinner/spinner.js'
import styles from './bankid-panel.module.css'

export type { BankIdError, BankIdState, FailedHint, PendingHint } from '@klarsikt/core/bankid'

export interface BankIdPanelProps {
  /** What the last `collect` answered. */
  readonly state: BankIdState
  /** Identification or signature; the texts and the app's button differ. */
  readonly purpose?: BankIdContext['purpose']
  readonly device: BankIdContext['device']
  /** A change of device needs a new order: the parent starts it. Without it there is no switch. */
  readonly onDeviceChange?: (device: BankIdContext['device']) => void
  /** The animated code as the server made it for this second; null until the first is there. Renew it each second. */
  readonly qrData?: string | null
  /** The link that starts the app here, `https://app.bankid.com/?autostarttoken=…` or `bankid:///?…`. */
  readonly autostartHref?: string | null
  /** The page is shown on a phone or tablet. Decided on the server from the request, so that it does not flicker. */
  readonly mobile?: boolean
  /** A new order after a failure. */
  readonly onRetry: () => void
  readonly onCancel: () => void
  readonly title?: string
  readonly headingLevel?: 2 | 3
  /** Other login methods, shown when this one failed: e-mail and password, customer service. */
  readonly children?: ReactNode
}

/**
 * Identification or signature with BankID. It only renders its props: starting, renewing the code and collecting are the
 * parent's. Every change of state is read out once; the code, which changes each second, never is.
 */
export function BankIdPanel({
  state,
  purpose = 'auth',
  device,
  onDeviceChange,
  qrData = null,
  autostartHref = null,
  mobile = false,
  onRetry,
  onCancel,
  title,
  headingLevel = 2,
  children,
}: BankIdPanelProps) {
  const text = useText()
  const heading = useId()
  const Heading: ElementType = `h${headingLevel}`
  const message = bankIdMessage(state, { purpose, device, mobile })
  const broken = state.status === 'failed' || state.status === 'error'
  const other = device === 'same' ? 'other' : 'same'
  return (
    <section className={styles.root} aria-labelledby={heading} data-status={state.status}>
      <Heading id={heading} className={styles.title}>
        {title ?? (purpose === 'auth' ? text(bankidMessages.login) : text(bankidMessages.signTitle))}
      </Heading>
      <div className={styles.stage} data-device={device}>
        <Stage state={state} device={device} qrData={qrData} />
      </div>
      {/* Always there, so that a change of its words is read out; it holds nothing that changes for another reason. */}
      <p role="status" className={styles.message} data-broken={broken || undefined}>
        {text(message)}
      </p>
      {device === 'other' && awaitsStart(state) && <p className={styles.help}>{text(bankidMessages.qrInstruction)}</p>}
      {state.status !== 'complete' && (
        <div className={styles.actions}>
          {broken && (
            <Button fullWidth onClick={onRetry}>
              {text(commonMessages.retry)}
            </Button>
          )}
          {device === 'same' && awaitsStart(state) && <OpenApp href={autostartHref} />}
          {onDeviceChange && (broken || awaitsStart(state)) && (
            <Button fullWidth variant="secondary" onClick={() => onDeviceChange(other)}>
              {other === 'same' ? text(bankidMessages.sameDevice) : text(bankidMessages.otherDevice)}
            </Button>
          )}
          <Button fullWidth variant="ghost" onClick={onCancel}>
            {text(bankidMessages.cancel)}
          </Button>
        </div>
      )}
      {broken && children !== undefined && <div className={styles.otherWays}>{children}</div>}
    </section>
  )
}

function Stage({
  state,
  device,
  qrData,
}: Pick<BankIdPanelProps, 'state' | 'device'> & { readonly qrData: string | null }) {
  const text = useText()
  if (state.status === 'complete') return <SuccessIcon size={72} className={styles.done} />
  if (state.status === 'failed' || state.status === 'error')
    return <ErrorMarkIcon size={64} className={styles.failed} />
  if (device === 'other' && awaitsStart(state)) {
    const shown = state.status === 'starting' ? null : qrData
    return <QrCode value={shown} label={text(bankidMessages.qrAlt)} size={232} level="L" />
  }
  return (
    <span className={styles.phone}>
      <SmartphoneIcon size={72} />
      <span className={styles.pulse}>
        <Spinner label="" />
      </span>
    </span>
  )
}

/** Leaves the page for the app: past the app's router, which knows no such address. */
function OpenApp({ href }: { readonly href: string | null }) {
  const text = useText()
  const words = text(bankidMessages.open)
  if (href === null) {
    return (
      <Button fullWidth loading>
        {words}
      </Button>
    )
  }
  return (
    <LinkProvider component={PlainAnchor}>
      <ButtonLink fullWidth href={href}>
        {words}
      </ButtonLink>
    </LinkProvider>
  )
}

function PlainAnchor({ children, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>
}
