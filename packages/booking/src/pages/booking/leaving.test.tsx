import { mock } from '@klarsikt/contract/msw'
import { screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { choiceFields } from '../../choices/choices.js'
import { forgetDraft } from '../../details/draft.js'
import { examPerks, exams, hold, HOLD_ID, nextFree, slots, stores } from '../../testing/bookings.js'
import { anonymous, heading, held, show } from './testing/wizard.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => server.use(exams, examPerks(), stores, nextFree, slots, hold, anonymous, release))
afterEach(() => {
  server.resetHandlers()
  forgetDraft()
})
afterAll(() => server.close())

let released: string[] = []
const release = mock('releaseHold', ({ params }) => {
  released.push(params['holdId'] ?? '')
  return { success: true as const }
})

describe('leaving [CHROME-001]', () => {
  it('asks first, keeps everything for who stays, and gives the time back when it is left', async () => {
    released = []
    const { user } = show(choiceFields(held()))
    await user.type(await screen.findByLabelText('Förnamn'), 'Anna')
    await user.click(screen.getByRole('link', { name: 'Start' }))
    const question = within(await screen.findByRole('dialog', { name: 'Vill du lämna sidan?' }))
    await user.click(question.getByRole('button', { name: 'Stanna kvar' }))
    expect(screen.getByLabelText('Förnamn')).toHaveValue('Anna')
    expect(released).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Start' }))
    await user.click(await screen.findByRole('button', { name: 'Lämna sidan' }))
    expect(await screen.findByText('at /')).toBeVisible()
    await waitFor(() => expect(released).toEqual([HOLD_ID]))
  })

  it('asks nothing of who has typed and chosen no time yet, or goes on to log in', async () => {
    const first = show({ typ: 'glasogon' })
    await heading('Vem ska undersökas?')
    await first.user.click(screen.getByRole('link', { name: 'Start' }))
    expect(await screen.findByText('at /')).toBeVisible()
    first.unmount()
    const { user } = show(choiceFields(held()))
    await user.type(await screen.findByLabelText('Förnamn'), 'Anna')
    await user.click(screen.getByRole('link', { name: /Logga in/ }))
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })

  it('warns when the page itself is closed', async () => {
    show(choiceFields(held()))
    await heading('Dina uppgifter')
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  })
})
