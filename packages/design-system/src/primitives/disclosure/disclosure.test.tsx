import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Collapsible, Disclosure } from './disclosure.js'

describe('Collapsible', () => {
  it('toggles its content and aria-expanded [CHROME-002]', async () => {
    const changed = vi.fn<(open: boolean) => void>()
    render(
      <Collapsible title="Färg" onOpenChange={changed}>
        <p>Svart</p>
      </Collapsible>,
    )
    const button = screen.getByRole('button', { name: 'Färg' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText('Svart')).not.toBeVisible()
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('Svart')).toBeVisible()
    await userEvent.click(button)
    expect(screen.getByText('Svart')).not.toBeVisible()
    expect(changed.mock.calls).toEqual([[true], [false]])
  })

  it('follows its props', async () => {
    render(
      <Collapsible title="Färg" open={false}>
        <p>Svart</p>
      </Collapsible>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByText('Svart')).not.toBeVisible()
  })
})

describe('Disclosure', () => {
  it('shares a group name, by which the platform opens one at a time [CHROME-016]', () => {
    const { container } = render(
      <>
        <Disclosure title="A" group="footer">
          a
        </Disclosure>
        <Disclosure title="B" group="footer">
          b
        </Disclosure>
      </>,
    )
    expect([...container.querySelectorAll('details')].map((details) => details.getAttribute('name'))).toEqual([
      'footer',
      'footer',
    ])
  })
})
