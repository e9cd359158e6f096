import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { TagList } from './tag.js'

const tags = [
  { id: 'a', text: 'Runda' },
  { id: 'b', text: 'Svart $& $1' },
]
const list = (shown: typeof tags, onRemove: (id: string) => void = () => {}, disabled = false) => (
  <>
    <TagList label="Valda filter" tags={shown} onRemove={onRemove} disabled={disabled} />
    <button type="button">Sök</button>
  </>
)

it('leaves focus where the visitor has moved it when the removal is slow', async () => {
  const { rerender } = render(list(tags))
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort Runda' }))
  screen.getByRole('button', { name: 'Sök' }).focus()
  rerender(list(tags.slice(1)))
  expect(screen.getByRole('button', { name: 'Sök' })).toHaveFocus()
})

it('takes no focus when tags change by themselves', () => {
  const { rerender } = render(list(tags))
  act(() => rerender(list([])))
  expect(document.body).toHaveFocus()
})

it('reads out the words of the tag whatever they contain', async () => {
  render(list(tags))
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort Svart $& $1' }))
  expect(screen.getByRole('status')).toHaveTextContent('Borttaget: Svart $& $1')
})

it('handles Delete and Backspace and no other key, and none while disabled', async () => {
  const removed = vi.fn<(id: string) => void>()
  const { rerender } = render(list(tags, removed))
  screen.getByRole('button', { name: 'Ta bort Runda' }).focus()
  await userEvent.keyboard('{Delete}{Backspace}x{ArrowDown}')
  expect(removed.mock.calls).toEqual([['a'], ['a']])
  rerender(list(tags, removed, true))
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort Runda' }))
  expect(removed).toHaveBeenCalledTimes(2)
})
