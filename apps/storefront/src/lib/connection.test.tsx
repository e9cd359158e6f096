import * as errorMessages from '@klarsikt/core/messages/error'
import { dismissAll, Toaster } from '@klarsikt/design-system/toast'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetLoss, onLoss, untilReached } from './connection.js'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Försök igen' }))

describe('what the router asks for', () => {
  beforeEach(() => void render(<Toaster />))
  afterEach(() => act(() => (forgetLoss(), dismissAll())))

  it('waits without a connection, which is said, and goes through at another try', async () => {
    const attempt = vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValue('svar')
    const answer = untilReached(attempt)
    expect(await screen.findByText(errorMessages.network())).toBeVisible()
    await press()
    expect(await answer).toBe('svar')
    await waitFor(() => expect(screen.queryByText(errorMessages.network())).toBeNull())
  })

  it('is not repeated where its sender has given up', async () => {
    const sender = new AbortController()
    const attempt = vi.fn(async () => {
      sender.signal.throwIfAborted()
      return lost()
    })
    const answer = untilReached(attempt, sender.signal)
    await screen.findByText(errorMessages.network())
    sender.abort()
    await expect(answer).rejects.toThrow(/aborted/)
  })

  it('ends the navigation it belongs to, which goes on at the press', async () => {
    const goOn = vi.fn<(asDocument: boolean) => void>()
    const forget = onLoss(
      () => goOn,
      () => true,
    )
    const attempt = vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValue('svar')
    const answer = untilReached(attempt)
    await press()
    expect(goOn).toHaveBeenCalledExactlyOnceWith(false)
    expect(await answer).toBe('svar')
    forget()
  })
})
