import { bankidMessages } from '@klarsikt/core/messages'
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
  it.each<[BankIdState, Partial<BankIdContext>, keyof typeof bankidMessages]>([
    [pending('outstandingTransaction'), {}, 'bankid.rfa1.qr'],
    [pending('outstandingTransaction'), { device: 'same' }, 'bankid.rfa13'],
    [pending('noClient'), {}, 'bankid.rfa1'],
    [pending('started'), {}, 'bankid.rfa15a'],
    [pending('started'), { mobile: true }, 'bankid.rfa15b'],
    [pending('userMrtd'), {}, 'bankid.rfa23'],
    [pending('userSign'), {}, 'bankid.rfa9.auth'],
    [pending('userSign'), { purpose: 'sign' }, 'bankid.rfa9.sign'],
    [pending('userCallConfirm'), {}, 'bankid.userCallConfirm'],
    [pending('processing'), {}, 'bankid.processing'],
    [pending('somethingNew'), {}, 'bankid.rfa21.auth'],
    [pending('somethingNew'), { purpose: 'sign' }, 'bankid.rfa21.sign'],
    [pending('constructor'), {}, 'bankid.rfa21.auth'],
    [failed('expiredTransaction'), {}, 'bankid.rfa8'],
    [failed('certificateErr'), {}, 'bankid.rfa16'],
    [failed('userCancel'), {}, 'bankid.rfa6'],
    [failed('cancelled'), {}, 'bankid.rfa3'],
    [failed('startFailed'), {}, 'bankid.rfa17b'],
    [failed('startFailed'), { device: 'same' }, 'bankid.rfa17a'],
    [failed('userDeclinedCall'), {}, 'bankid.userDeclinedCall'],
    [failed('notSupportedByUserApp'), {}, 'bankid.notSupportedByUserApp'],
    [failed('transactionRiskBlocked'), {}, 'bankid.transactionRiskBlocked'],
    [failed('somethingNew'), {}, 'bankid.rfa22'],
    [error('alreadyInProgress'), {}, 'bankid.rfa4'],
    [error('requestTimeout'), {}, 'bankid.rfa5'],
    [error('internalError'), {}, 'bankid.rfa5'],
    [error('Maintenance'), {}, 'bankid.rfa5'],
    [error('maintenance'), {}, 'bankid.rfa5'],
    [error('somethingNew'), {}, 'bankid.rfa22'],
  ])('of %j with %j is %s', (state, context, key) => {
    expect(bankIdText(state, { ...base, ...context })).toEqual({ key, swedish: bankidMessages[key] })
  })

  it('wait for the app until it is opened', () => {
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

  it('opens the app past the router, which knows no such address', () => {
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

  it('offers to try again and other ways in only when it failed', () => {
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

  it('has nothing left to press when it is complete', () => {
    render(<BankIdPanel {...idle} onDeviceChange={() => {}} state={{ status: 'complete' }} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Klart! Du är identifierad.')
  })
})
