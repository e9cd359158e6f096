import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type AnchorProps, LinkProvider } from '../../primitives/link/link-context.js'
import { BankIdPanel, type BankIdState } from './bankid-panel.js'

const pending = (hintCode: string): BankIdState => ({ status: 'pending', hintCode })
const failed = (hintCode: string): BankIdState => ({ status: 'failed', hintCode })

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
