import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, Form } from 'react-router'
import { expect, it, vi } from 'vitest'
import { useOneSubmit } from './use-one-submit.js'

function show(before?: (event: { preventDefault: () => void }) => void) {
  const sent = vi.fn<() => void>()
  let answer = () => {}
  function Page() {
    const onSubmit = useOneSubmit(before)
    return (
      <Form method="post" onSubmit={onSubmit}>
        <button type="submit">Spara</button>
      </Form>
    )
  }
  const action = async () => {
    sent()
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return null
  }
  const Stub = createRoutesStub([{ path: '/', Component: Page, action }])
  render(<Stub />)
  return { sent, answer: () => act(async () => answer()) }
}

it('sends a form once for a double press, and again once it was answered', async () => {
  const { sent, answer } = show()
  const save = await screen.findByText('Spara')
  fireEvent.click(save)
  fireEvent.click(save)
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  await answer()
  fireEvent.click(save)
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
})

it('counts no press that was stopped before it was sent', async () => {
  const before = vi.fn((event: { preventDefault: () => void }) => {
    if (before.mock.calls.length === 1) event.preventDefault()
  })
  const { sent } = show(before)
  const save = await screen.findByText('Spara')
  fireEvent.click(save)
  fireEvent.click(save)
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(before).toHaveBeenCalledTimes(2)
})
