import { render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { useAnchored } from './use-anchored.js'

function Box({ open }: { readonly open: boolean }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useAnchored({ trigger, box, open, side: 'bottom', align: 'start', gap: 8 })
  return (
    <>
      <button ref={trigger} type="button">
        Open
      </button>
      <div ref={box} role="note" />
    </>
  )
}

it('measures while it is open where the browser has no anchor positioning, and never where it has', async () => {
  vi.stubGlobal('CSS', { supports: () => false })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const { rerender } = render(<Box open={false} />)
  expect(screen.getByRole('note').style.top).toBe('')
  rerender(<Box open />)
  await waitFor(() => expect(screen.getByRole('note').style.top).toBe('8px'))
  vi.stubGlobal('CSS', { supports: () => true })
  render(<Box open />)
  expect(screen.getAllByRole('note')[1]?.style.top).toBe('')
  vi.unstubAllGlobals()
})
