import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { MEMBER, NEW_MEMBER, NO_CLAIMS, NO_MEMBER, SOME_CLAIMS } from '@klarsikt/page-kit/testing/loyalty'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { changeFriends } from './change-friends.js'
import { FriendsPage } from './friends-page.js'
import { loadFriends } from './load-friends.js'

const PATH = '/mitt-konto/friends'
const Friends = mounted({ path: PATH, load: loadFriends, mutate: changeFriends, page: FriendsPage })
const claims = mock('getClaims', () => ({ data: NO_CLAIMS }))
const shows = (data: typeof MEMBER) => mock('getLoyalty', () => ({ data }))

const meta = {
  title: 'Account/Friends',
  component: Friends,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [claims, shows(MEMBER)] },
} satisfies Meta<typeof Friends>
export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {}
export const NewMember: Story = { parameters: { msw: [claims, shows(NEW_MEMBER)] } }
export const WaitsForSubscription: Story = {
  parameters: { msw: [claims, shows({ ...NEW_MEMBER, canRedeem: false, referral: 'waiting' })] },
}
export const NoMember: Story = { parameters: { msw: [claims, shows(NO_MEMBER)] } }
export const NoMemberWithMonths: Story = { parameters: { msw: [claims, shows({ ...NO_MEMBER, freeMonths: 1 })] } }
export const Invited: Story = {
  args: { initialEntries: [`${PATH}?kod=KRT48WMZ`] },
  parameters: { msw: [claims, shows(NO_MEMBER)] },
}
export const CodeRefused: Story = {
  ...Invited,
  parameters: {
    msw: [
      claims,
      shows(NO_MEMBER),
      mock(
        'joinLoyalty',
        () =>
          new MockRefusal(409, {
            code: 'referral.own',
            message: 'Det är din egen kod.',
            fields: { code: 'Det är din egen kod. Du kan inte värva dig själv.' },
          }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Bli medlem' }))
    await expect(await canvas.findByText(/Du kan inte värva dig själv/)).toBeVisible()
  },
}
export const TermsMissing: Story = {
  parameters: { msw: [claims, shows(NO_MEMBER)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bli medlem' }))
    await expect(await canvas.findByRole('checkbox')).toBeInvalid()
  },
}
export const WithClaims: Story = {
  parameters: { msw: [mock('getClaims', () => ({ data: SOME_CLAIMS })), shows(MEMBER)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Anmäl en skada'))
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka anmälan' }))
    await expect(await canvas.findByText('Välj vilka glasögon det gäller.')).toBeVisible()
  },
}
