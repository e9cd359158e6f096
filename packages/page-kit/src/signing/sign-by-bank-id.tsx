import { autostartHref, type BankIdContext, isMobile } from '@klarsikt/core/bankid'
import { Alert } from '@klarsikt/design-system/alert'
import { BankIdPanel } from '@klarsikt/design-system/bankid-panel'
import { Button } from '@klarsikt/design-system/button'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { forgetAttempt, hasAttempt } from '../session/bankid-attempt.js'
import { followSigning, type SigningView, STARTING } from './follow-signing.js'
import { type SigningCalls } from './signing-calls.js'
import authStyles from '../frame/auth-page.module.css'

interface SignByBankIdProps {
  /**
   * Returns the calls of the browser's client. The QR code is renewed each second without running the page's loaders.
   */
  readonly calls: () => SigningCalls
  /** True when the BankID app has led back to this page. */
  readonly returns: boolean
  readonly label: string
  /** Returns whether the signature may start. If not, it shows the reason at its field. */
  readonly mayBegin?: () => boolean
  /** Shown in a browser without scripts, which cannot run the signature. */
  readonly withoutScript: ReactNode
}

/** Signs a document by BankID: a button, and after a press the panel with the QR code or the link to the app. */
export function SignByBankId({ calls, returns, label, withoutScript, mayBegin = () => true }: SignByBankIdProps) {
  const { revalidate } = useRevalidator()
  const [view, setView] = useState<SigningView | null>(returns ? STARTING : null)
  const [problem, setProblem] = useState<string | null>(null)
  const [device, setDevice] = useState<BankIdContext['device']>('other')
  const [mobile, setMobile] = useState(false)
  const following = useRef<AbortController>(undefined)
  const place = useRef<HTMLDivElement>(null)

  const follow = (begins: boolean): void => {
    following.current?.abort()
    const { signal } = (following.current = new AbortController())
    const onMobile = isMobile(navigator)
    setMobile(onMobile)
    setDevice(onMobile ? 'same' : 'other')
    setProblem(null)
    setView(STARTING)
    void followSigning({
      calls: calls(),
      begins,
      isSure: begins || returns,
      signal,
      show: setView,
      // The reloaded page shows the signed document.
      end: () => void revalidate(),
      stop(message) {
        setView(null)
        setProblem(message)
      },
    })
  }
  const goOn = useRef(follow)
  useEffect(() => {
    // The app has led back here, or the page was reloaded while the user was in the app.
    if (returns || hasAttempt()) goOn.current(false)
    return () => following.current?.abort()
  }, [returns])

  const press = (): void => {
    if (!mayBegin()) return
    follow(true)
    place.current?.focus()
  }
  const cancel = (): void => {
    following.current?.abort()
    forgetAttempt()
    setView(null)
    place.current?.focus()
    // The result does not matter, since a signature that is not cancelled expires.
    calls()
      .cancel()
      .catch(() => undefined)
  }
  return (
    <div ref={place} tabIndex={-1}>
      {problem !== null && (
        <Alert tone="error" live="alert">
          {problem}
        </Alert>
      )}
      <noscript>
        <Alert tone="info">{withoutScript}</Alert>
      </noscript>
      {view === null ? (
        <div className={authStyles.onlyWithScript}>
          <Button onClick={press}>{label}</Button>
        </div>
      ) : (
        <BankIdPanel
          purpose="sign"
          headingLevel={3}
          state={view.state}
          device={device}
          onDeviceChange={setDevice}
          qrData={view.qr}
          autostartHref={view.autoStartToken === null ? null : autostartHref(view.autoStartToken, view.appUrl, mobile)}
          mobile={mobile}
          onRetry={() => follow(true)}
          onCancel={cancel}
        />
      )}
    </div>
  )
}
