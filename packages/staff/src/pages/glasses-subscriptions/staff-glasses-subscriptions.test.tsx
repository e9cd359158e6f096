import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StoreGlassesSubscription } from '@klarsikt/contract/shop/types'
import type { StaffRole } from '@klarsikt/core/access'
import { expectNoViolations } from '@klarsikt/page-kit/testing/expect-no-violations'
import {
  ENDED_STORE_GLASSES_SUBSCRIPTION,
  STORE_GLASSES_SUBSCRIPTION,
} from '@klarsikt/page-kit/testing/glasses-subscription'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeStaffGlassesSubscriptions } from './change-staff-glasses-subscriptions.js'
import { loadStaffGlassesSubscriptions } from './load-staff-glasses-subscriptions.js'
import { StaffGlassesSubscriptionsPage } from './staff-glasses-subscriptions-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PERSONAL_NUMBER = '19900602-2397'

function show(data: readonly StoreGlassesSubscription[] = [STORE_GLASSES_SUBSCRIPTION], role: StaffRole = 'seller') {
  server.use(mock('getStoreGlassesSubscriptions', () => ({ data: [...data], underMaintenance: false })))
  return open({
    path: '/butik-personal/lifestyle',
    load: loadStaffGlassesSubscriptions,
    mutate: changeStaffGlassesSubscriptions,
    page: StaffGlassesSubscriptionsPage,
    role,
  })
}
const numberField = () => screen.findByRole('textbox', { name: /^Personnummer/ })
const row = async (id: string) => {
  const list = within(await screen.findByRole('region', { name: 'Butikens abonnemang' }))
  const text = await list.findByText(new RegExp(id))
  return within(list.getAllByRole('listitem').find((item) => item.contains(text)) ?? text)
}
const make = () => screen.getByRole('button', { name: 'Skapa abonnemanget' })

async function fillIn(user: ReturnType<typeof show>['user']) {
  await user.type(await numberField(), PERSONAL_NUMBER)
  await user.click(screen.getByRole('radio', { name: /^Plus/ }))
  await user.click(make())
}

describe('making a subscription', () => {
  it('says its number, lists it, and begins a new form without the personal number', async () => {
    const made: StoreGlassesSubscription[] = []
    const sent: unknown[] = []
    const { user, container } = show([])
    server.use(
      mock('getStoreGlassesSubscriptions', () => ({ data: made, underMaintenance: false })),
      mock('createGlassesSubscriptionInStore', ({ body }) => {
        sent.push(body)
        made.push(STORE_GLASSES_SUBSCRIPTION)
        return { success: true as const, data: STORE_GLASSES_SUBSCRIPTION }
      }),
    )
    expect(await screen.findByText('Butiken har inte gjort något abonnemang än.')).toBeVisible()
    await fillIn(user)
    expect(await screen.findByText(/^Abonnemang 41250873 är skapat/)).toBeVisible()
    expect(sent).toEqual([{ personalNumber: PERSONAL_NUMBER, level: 'plus' }])
    expect(await numberField()).toHaveValue('')
    expect(screen.getByRole('radio', { name: /^Plus/ })).not.toBeChecked()
    expect((await row(STORE_GLASSES_SUBSCRIPTION.id)).getByText('Väntar på kunden')).toBeVisible()
    await expectNoViolations(container)
  })

  it('asks for a personal number and a level before anything is sent', async () => {
    const { user, container } = show()
    await numberField()
    await user.click(make())
    await waitFor(async () => expect(await numberField()).toBeInvalid())
    expect(screen.getByText('Välj en nivå.')).toBeVisible()
    await expectNoViolations(container)
  })

  it('says beside its field that the number is not one', async () => {
    const problem = 'Personnumret stämmer inte.'
    const { user } = show()
    server.use(
      mock(
        'createGlassesSubscriptionInStore',
        () => new MockRefusal(422, { code: 'request.invalid', message: 'Fel.', fields: { personalNumber: problem } }),
      ),
    )
    await fillIn(user)
    expect(await screen.findByText(problem)).toBeVisible()
    expect(await numberField()).toBeInvalid()
    expect(screen.getByRole('radio', { name: /^Plus/ })).toBeChecked()
  })

  it('says of the customer, not of who is logged in, that there is one already', async () => {
    const message = 'Du har redan ett glasögonabonnemang.'
    const { user } = show()
    server.use(
      mock(
        'createGlassesSubscriptionInStore',
        () => new MockRefusal(409, { code: 'glasses-subscription.exists', message }),
      ),
    )
    await fillIn(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Kunden har redan ett glasögonabonnemang.')
    expect(screen.queryByText(message)).toBeNull()
  })

  it('waits until the maintenance is over [ERR-022]', async () => {
    const message = 'Vi underhåller abonnemangssystemet just nu. Försök igen om en stund.'
    const { user } = show()
    server.use(
      mock(
        'createGlassesSubscriptionInStore',
        () => new MockRefusal(503, { code: 'subscription.maintenance', message }),
      ),
    )
    await fillIn(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(make()).toBeEnabled()
  })
})

describe('the subscriptions of the store', () => {
  it('say whether their customer has connected them; one that has ended waits for no customer', async () => {
    show([
      ENDED_STORE_GLASSES_SUBSCRIPTION,
      { ...STORE_GLASSES_SUBSCRIPTION, id: '41250874', isConnected: true },
      STORE_GLASSES_SUBSCRIPTION,
    ])
    expect((await row('41250874')).getByText('Kopplat till kundens konto')).toBeVisible()
    expect((await row(STORE_GLASSES_SUBSCRIPTION.id)).getByText('Väntar på kunden')).toBeVisible()
    const ended = await row(ENDED_STORE_GLASSES_SUBSCRIPTION.id)
    expect(ended.getByText('Uppsagt')).toBeVisible()
    expect(ended.queryByText('Väntar på kunden')).toBeNull()
  })

  it('are there for staff only', async () => {
    show()
    server.use(
      mock('getStoreGlassesSubscriptions', () => new MockRefusal(403, { code: 'request.forbidden', message: 'Nej.' })),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})

describe('the maintenance', () => {
  it('is said to who sells subscriptions, and switched by who sells none', async () => {
    const { unmount } = show()
    expect(await screen.findByText('Abonnemangen är öppna för kunderna.')).toBeVisible()
    expect(make()).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Stäng för underhåll' })).toBeNull()
    unmount()
    show([], 'administrator')
    expect(await screen.findByRole('button', { name: 'Stäng för underhåll' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Skapa abonnemanget' })).toBeNull()
  })

  it('is begun and ended by a press, and said', async () => {
    let underMaintenance = false
    const { user, container } = show([], 'administrator')
    server.use(
      mock('getStoreGlassesSubscriptions', () => ({ data: [], underMaintenance })),
      mock('setSubscriptionPlatform', ({ body }) => {
        underMaintenance = body.underMaintenance
        return { success: true as const, data: body }
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Stäng för underhåll' }))
    expect(await screen.findByText(/^Abonnemangen är stängda för underhåll/)).toBeVisible()
    await expectNoViolations(container)
    await user.click(screen.getByRole('button', { name: 'Öppna igen' }))
    expect(await screen.findByText('Abonnemangen är öppna för kunderna.')).toBeVisible()
  })

  it('stays as it is where the switch fails, and says why', async () => {
    const message = 'Något gick fel. Försök igen.'
    const { user } = show([], 'administrator')
    server.use(mock('setSubscriptionPlatform', () => new MockRefusal(500, { code: 'unexpected', message })))
    await user.click(await screen.findByRole('button', { name: 'Stäng för underhåll' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByText('Abonnemangen är öppna för kunderna.')).toBeVisible()
  })
})
