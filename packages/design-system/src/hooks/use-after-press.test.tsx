import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAfterPress } from './use-after-press.js'

const run = vi.fn<() => void>()

function Leaving() {
  const afterPress = useAfterPress()
  return <input aria-label="Fält" onBlur={() => afterPress(run)} />
}

const leave = () => fireEvent.blur(screen.getByRole('textbox', { name: 'Fält' }))
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

describe('useAfterPress', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    run.mockReset()
  })
  afterEach(() => vi.useRealTimers())

  it('runs at once when nothing is pressed', () => {
    render(<Leaving />)
    leave()
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('waits for the click of a mouse, however long it is held down', () => {
    render(<Leaving />)
    fireEvent.pointerDown(document.body)
    leave()
    wait(5000)
    fireEvent.pointerUp(document.body)
    expect(run).not.toHaveBeenCalled()
    fireEvent.click(document.body)
    expect(run).not.toHaveBeenCalled()
    wait(0)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('waits for the click of a finger, which lets go before the field is left', () => {
    render(<Leaving />)
    fireEvent.pointerDown(document.body)
    fireEvent.pointerUp(document.body)
    wait(20)
    leave()
    expect(run).not.toHaveBeenCalled()
    fireEvent.click(document.body)
    wait(0)
    expect(run).toHaveBeenCalledTimes(1)
    leave()
    expect(run).toHaveBeenCalledTimes(2)
  })

  it.each(['pointerCancel', 'contextMenu'] as const)('expects no click after %s', (end) => {
    render(<Leaving />)
    fireEvent.pointerDown(document.body)
    leave()
    fireEvent[end](document.body)
    wait(0)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('does not wait for a click that never comes', () => {
    render(<Leaving />)
    fireEvent.pointerDown(document.body)
    leave()
    fireEvent.pointerUp(document.body)
    wait(400)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('runs nothing after the form has gone', () => {
    const { unmount } = render(<Leaving />)
    fireEvent.pointerDown(document.body)
    leave()
    fireEvent.click(document.body)
    unmount()
    wait(1000)
    expect(run).not.toHaveBeenCalled()
  })
})
