import { mock } from '@klarsikt/contract/msw'
import type { Autogiro } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ACTIVE_AUTOGIRO, NO_AUTOGIRO } from '../../testing/autogiro.js'
import { AutogiroPage } from './autogiro-page.js'
import { changeAutogiro } from './change-autogiro.js'
import { loadAutogiro } from './load-autogiro.js'

const AT = '/mitt-konto/betalning-fakturor/autogiro'
const Page = mounted({ path: AT, load: loadAutogiro, mutate: changeAutogiro, page: AutogiroPage })
const shows = (data: Autogiro) => ({ msw: [mock('getAutogiro', () => ({ data }))] })

const meta = {
  title: 'Account/Autogiro',
  component: Page,
  args: { initialEntries: [AT] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', ...shows(ACTIVE_AUTOGIRO) },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {}
export const NotSigned: Story = { parameters: shows(NO_AUTOGIRO) }
export const Refused: Story = {
  parameters: shows({
    isOffered: true,
    isChosen: false,
    mandate: {
      state: 'refused',
      stateText: 'Nekat',
      reason: 'Kontot kan inte användas för autogiro.',
      account: 'SEB •••• 4587',
      signedOn: '2026-10-05',
    },
    debits: [],
  }),
}
