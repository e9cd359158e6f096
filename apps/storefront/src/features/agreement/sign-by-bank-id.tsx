import { autostartHref, type BankIdContext, isMobile } from '@klarsikt/core/bankid'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import { Alert } from '@klarsikt/design-system/alert'
import { BankIdPanel } from '@klarsikt/design-system/bankid-panel'
import { Button } from '@klarsikt/design-system/button'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { followSigning, type SigningClient, type SigningView, STARTING } from './follow-signing.js'

interface SignByBankIdProps {
  readonly id: string
  readonly client: () => SigningClient
  /** The app has led back here. */
  readonly returns: boolean
  /** May the signature begin? Says so at the box where not. */
  readonly mayBegin: () => boolean
}

/** The signature by BankID: a button, and once it is pressed the panel with the code or the link. */
export function SignByBankId({ id, client, returns, mayBegin }: SignByBankIdProps) {
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
      client: client(),
      id,
      begins,
      signal,
      show: setView,
      // The page shows the signed agreement.
      end: () => void revalidate(),
      stop: (message) => {
        setView(null)
        setProblem(message)
      },
    })
  }
  const goOn = useRef(follow)
  useEffect(() => {
    if (returns) goOn.current(false)
    return () => following.current?.abort()
  }, [returns])

  const press = (): void => {
    if (!mayBegin()) return
    follow(true)
    place.current?.focus()
  }
  const cancel = (): void => {
    following.current?.abort()
    setView(null)
    // The answer changes nothing: a signature that is not cancelled runs out.
    client()
      .cancelAgreementSigning({ params: { id }, body: {} })
      .catch(() => undefined)
  }
  return (
    <div ref={place} tabIndex={-1}>
      {problem !== null && (
        <Alert tone="error" live="alert">
          {problem}
        </Alert>
      )}
      {view === null ? (
        <Button onClick={press}>{agreementMessages.signBankid()}</Button>
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
