import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { NO_CHOICES } from '../../../choices/choices.js'
import { HOLD_ID, inDays } from '../../../testing/bookings.js'
import { changeWizard } from '../../../wizard/change-wizard.js'
import { loadWizard } from '../../../wizard/load-wizard.js'
import { WizardPage } from '../../../wizard/wizard-page.js'
import { type WizardPlace } from '../../../wizard/wizard-place.js'

export const anonymous = mock(
  'getCustomerDetails',
  () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' }),
)

const PATH = '/boka-synundersökning'

/** Opens the wizard at an address with these choices. */
export function show(query: Readonly<Record<string, string>> = {}, place: WizardPlace = 'booking-visual-exam') {
  const path = place === 'booking-auditory' ? '/horsel/boka-horseltest' : PATH
  return open({
    path,
    at: `${path}?${new URLSearchParams(query)}`,
    load: (client, { url }) => loadWizard(client, { url, place }),
    mutate: changeWizard(place),
    page: WizardPage,
  })
}
export type User = ReturnType<typeof show>['user']

export const START = inDays(2)
export const ADULT = { ...NO_CHOICES, examType: 'glasses', ageGroup: '18-74', storeId: 1001 } as const

/** The choices of an adult, with a held time. */
export const held = () => ({
  ...ADULT,
  start: START,
  hold: { id: HOLD_ID, until: new Date(Date.now() + 600_000).toISOString() },
})

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

export async function focusOn(name: string): Promise<void> {
  const element = await heading(name)
  await waitFor(() => expect(element).toHaveFocus())
}

export const press = async (user: User, name: string) => user.click(screen.getByRole('button', { name }))

export async function fillIn(user: User): Promise<void> {
  await user.type(await screen.findByLabelText('Personnummer'), '19900101-2385')
  await user.type(screen.getByLabelText('Förnamn'), 'Anna')
  await user.type(screen.getByLabelText('Efternamn'), 'Åberg')
  await user.type(screen.getByLabelText(/E-post/), 'anna@klarsikt.example')
  await user.type(screen.getByLabelText('Mobilnummer'), '070-123 45 67')
}
