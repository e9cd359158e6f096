import { autostartHref, type BankIdContext, type BankIdState, isMobile } from '@klarsikt/core/bankid'
import * as bankidMessages from '@klarsikt/core/messages/bankid'
import * as errorMessages from '@klarsikt/core/messages/error'
import { Alert } from '@klarsikt/design-system/alert'
import { BankIdPanel } from '@klarsikt/design-system/bankid-panel'
import { Button } from '@klarsikt/design-system/button'
import { authPageStyles as styles } from '@klarsikt/page-kit/frame'
import { forgetAttempt, hasAttempt } from '@klarsikt/page-kit/session'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { type EidClient, type EidView, followEid, STARTING } from './follow-eid.js'
import { type LoginData } from './load-login.js'

interface EidLoginProps {
  readonly offered: NonNullable<LoginData['bankId']>
  readonly next: string
  /** Returns the browser's client. The QR code is renewed each second without running the page's loaders. */
  readonly client: () => EidClient
}

/** Log-in by BankID [AUTH-002]: a button, and after a press the panel with the QR code or the link to the app. */
export function EidLogin({ offered, next, client }: EidLoginProps) {
  const submit = useSubmit()
  const [view, setView] = useState<EidView | null>(offered.returns ? STARTING : null)
  const [device, setDevice] = useState<BankIdContext['device']>('other')
  const [mobile, setMobile] = useState(false)
  const following = useRef<AbortController>(undefined)
  const [attempt, setAttempt] = useState(0)

  const follow = (begins: boolean): void => {
    following.current?.abort()
    const { signal } = (following.current = new AbortController())
    const onMobile = isMobile(navigator)
    setMobile(onMobile)
    setDevice(onMobile ? 'same' : 'other')
    setView(STARTING)
    void followEid({
      client: client(),
      begin: begins ? { next } : null,
      signal,
      show: setView,
      end: (end) => void submit({ intent: 'eid', next, ...end }, { method: 'post' }),
    })
  }
  const cancel = (): void => {
    following.current?.abort()
    forgetAttempt()
    setView(null)
    const orderRef = view?.orderRef
    // The result does not matter, since an order that is not cancelled expires.
    if (orderRef)
      client()
        .cancelEid({ body: { orderRef } })
        .catch(() => undefined)
  }
  const press = (): void => {
    setAttempt((before) => before + 1)
    follow(true)
  }
  const goOn = useRef(follow)
  useEffect(() => {
    // The app has led back here, or the page was reloaded while the user was in the app.
    if (offered.returns || hasAttempt()) goOn.current(false)
    return () => following.current?.abort()
  }, [offered.returns])

  if (view === null) {
    return (
      <FocusPlace key="button" takesFocus={attempt > 0}>
        <Button fullWidth onClick={press}>
          {bankidMessages.login()}
        </Button>
      </FocusPlace>
    )
  }
  const { state, qr, autoStartToken } = view
  if (isOutage(state)) {
    return (
      <FocusPlace key={`outage-${attempt}`} takesFocus={attempt > 0}>
        <Outage onRetry={press} />
      </FocusPlace>
    )
  }
  const advice = adviceOn(state)
  return (
    <FocusPlace key={`panel-${attempt}`} takesFocus={attempt > 0}>
      <BankIdPanel
        state={state}
        device={device}
        onDeviceChange={setDevice}
        qrData={qr}
        autostartHref={autoStartToken === null ? null : autostartHref(autoStartToken, offered.appUrl, mobile)}
        mobile={mobile}
        onRetry={press}
        onCancel={cancel}
      >
        {advice && <p>{advice}</p>}
      </BankIdPanel>
    </FocusPlace>
  )
}

/** Says that BankID is unavailable. Other ways to log in come first, since another try rarely helps [ERR-003]. */
function Outage({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <Alert tone="error" live="alert">
        {errorMessages.bankidUnavailable()}
      </Alert>
      <Button fullWidth variant="secondary" onClick={onRetry}>
        {bankidMessages.retryLogin()}
      </Button>
    </>
  )
}

/** Takes the focus when the pressed button has been replaced, so that keyboard users stay in place. */
function FocusPlace({ takesFocus, children }: { readonly takesFocus: boolean; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [takes] = useState(takesFocus)
  useEffect(() => {
    if (takes) place.current?.focus()
  }, [takes])
  return (
    <div ref={place} tabIndex={-1} className={styles.onlyWithScript}>
      {children}
    </div>
  )
}

/** Errors of BankID that concern the user's own order. Any other error means that BankID is unavailable. */
const OWN_ERRORS: readonly string[] = ['alreadyInProgress', 'canceled', 'tooManyRequests']

function isOutage(state: BankIdState): boolean {
  return state.status === 'error' && !OWN_ERRORS.includes(state.errorCode)
}

const ABORTED: readonly string[] = ['userCancel', 'cancelled']
/** Failures that mean too much time or too many wrong codes. */
const OVER: readonly string[] = ['expiredTransaction', 'certificateErr', 'startFailed']

/** Returns what the user can do after a failure, besides BankID's own text [ERR-004, ERR-005]. */
function adviceOn(state: BankIdState): string | null {
  if (state.status !== 'failed') return null
  if (ABORTED.includes(state.hintCode)) return errorMessages.bankidAborted()
  return OVER.includes(state.hintCode) ? errorMessages.bankidTimeoutOrTooManyAttempts() : null
}
