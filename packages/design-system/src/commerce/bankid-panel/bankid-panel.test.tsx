import * as bankidMessages from '@klarsikt/core/messages/bankid'
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type AnchorProps, LinkProvider } from '../../primitives/link/link-context.js'
import { awaitsStart, type BankIdContext, type BankIdState, bankIdText } from './bankid-messages.js'
import { BankIdPanel } from './bankid-panel.js'

const base: BankIdContext = { purpose: 'auth', device: 'other', mobile: false }
const pending = (hintCode: string): BankIdState => ({ status: 'pending', hintCode })
const failed = (hintCode: string): BankIdState => ({ status: 'failed', hintCode })
const error = (errorCode: string): BankIdState => ({ status: 'error', errorCode })

describe('the recommended texts', () => {
  it.each<[BankIdState, Partial<BankIdContext>, () => string]>([
    [pending('outstandingTransaction'), {}, bankidMessages.rfa1Qr],
    [pending('outstandingTransaction'), { device: 'same' }, bankidMessages.rfa13],
    [pending('noClient'), {}, bankidMessages.rfa1],
    [pending('started'), {}, bankidMessages.rfa15a],
    [pending('started'), { mobile: true }, bankidMessages.rfa15b],
    [pending('userMrtd'), {}, bankidMessages.rfa23],
    [pending('userSign'), {}, bankidMessages.rfa9Auth],
    [pending('userSign'), { purpose: 'sign' }, bankidMessages.rfa9Sign],
    [pending('userCallConfirm'), {}, bankidMessages.userCallConfirm],
    [pending('processing'), {}, bankidMessages.processing],
    [pending('somethingNew'), {}, bankidMessages.rfa21Auth],
    [pending('somethingNew'), { purpose: 'sign' }, bankidMessages.rfa21Sign],
    [pending('constructor'), {}, bankidMessages.rfa21Auth],
    [failed('expiredTransaction'), {}, bankidMessages.rfa8],
    [failed('certificateErr'), {}, bankidMessages.rfa16],
    [failed('userCancel'), {}, bankidMessages.rfa6],
    [failed('cancelled'), {}, bankidMessages.rfa3],
    [failed('startFailed'), {}, bankidMessages.rfa17b],
    [failed('startFailed'), { device: 'same' }, bankidMessages.rfa17a],
    [failed('userDeclinedCall'), {}, bankidMessages.userDeclinedCall],
    [failed('notSupportedByUserApp'), {}, bankidMessages.notSupportedByUserApp],
    [failed('transactionRiskBlocked'), {}, bankidMessages.transactionRiskBlocked],
    [failed('somethingNew'), {}, bankidMessages.rfa22],
    [error('alreadyInProgress'), {}, bankidMessages.rfa4],
    [error('requestTimeout'), {}, bankidMessages.rfa5],
    [error('internalError'), {}, bankidMessages.rfa5],
    [error('Maintenance'), {}, bankidMessages.rfa5],
    [error('maintenance'), {}, bankidMessages.rfa5],
    [error('somethingNew'), {}, bankidMessages.rfa22],
  ])('of %j with %j is %s', (state, context, message) => {
    expect(bankIdText(state, { ...base, ...context })).toBe(message)
  })

  it('ask to open the app until it is opened', () => {
    expect([pending('outstandingTransaction'), pending('noClient')].every(awaitsStart)).toBe(true)
    expect([pending('started'), pending('userSign'), failed('startFailed'), error('x')].some(awaitsStart)).toBe(false)
  })
})

describe('BankIdPanel', () => {
  const idle = { device: 'other', onRetry: () => {}, onCancel: () => {} } as const

  it('reads out a change of state, and never the code that changes each second', async () => {
    const { rerender } = render(
      <BankIdPanel {...idle} state={pending('outstandingTransaction')} qrData="bankid.a.0.b" />,
    )
    const status = screen.getByRole('status')
    const changes = vi.fn<() => void>()
    const observer = new MutationObserver(changes)
    observer.observe(status, { childList: true, characterData: true, subtree: true })
    for (const second of [1, 2, 3]) {
      rerender(<BankIdPanel {...idle} state={pending('outstandingTransaction')} qrData={`bankid.a.${second}.b`} />)
    }
    await Promise.resolve()
    expect(changes).not.toHaveBeenCalled()
    expect(status).not.toContainElement(screen.getByRole('img'))
    rerender(<BankIdPanel {...idle} state={pending('userSign')} qrData="bankid.a.4.b" />)
    await Promise.resolve()
    expect(changes).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status')).toBe(status)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('opens the app without the router', () => {
    const Router = ({ children, ...rest }: AnchorProps) => (
      <a data-router {...rest}>
        {children}
      </a>
    )
    render(
      <LinkProvider component={Router}>
        <BankIdPanel
          {...idle}
          device="same"
          state={pending('outstandingTransaction')}
          autostartHref="bankid:///?autostarttoken=1"
        />
      </LinkProvider>,
    )
    const link = screen.getByRole('link', { name: 'Öppna BankID' })
    expect(link).toHaveAttribute('href', 'bankid:///?autostarttoken=1')
    expect(link).not.toHaveAttribute('data-router')
  })

  it('offers to try again and other login methods only when it failed', () => {
    const { rerender } = render(
      <BankIdPanel {...idle} state={pending('started')}>
        Logga in med e-post
      </BankIdPanel>,
    )
    expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull()
    expect(screen.queryByText('Logga in med e-post')).toBeNull()
    rerender(
      <BankIdPanel {...idle} state={failed('expiredTransaction')}>
        Logga in med e-post
      </BankIdPanel>,
    )
    expect(screen.getByRole('button', { name: 'Försök igen' })).toBeVisible()
    expect(screen.getByText('Logga in med e-post')).toBeVisible()
  })

  it('has no controls when it is complete', () => {
    render(<BankIdPanel {...idle} onDeviceChange={() => {}} state={{ status: 'complete' }} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Klart! Du är identifierad.')
  })
})
