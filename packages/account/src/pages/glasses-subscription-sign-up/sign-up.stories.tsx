import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadSignUp } from './load-sign-up.js'
import { SignUpPage } from './sign-up-page.js'
import { signUp } from './sign-up.js'

const PATH = '/mitt-konto/abonnemang/teckna-lifestyle'

const SignUp = mounted({ path: PATH, load: loadSignUp, mutate: signUp, page: SignUpPage })

const meta = {
  title: 'Account/Glasses subscription sign-up',
  component: SignUp,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [mock('listGlassesSubscriptions', () => ({ data: [] }))] },
} satisfies Meta<typeof SignUp>
export default meta
type Story = StoryObj<typeof meta>

export const Levels: Story = {}
export const LevelOfTheLink: Story = { args: { initialEntries: [`${PATH}?niva=plus`] } }
export const UnderMaintenance: Story = {
  parameters: {
    msw: [
      mock(
        'listGlassesSubscriptions',
        () => new MockRefusal(503, { code: 'subscription.maintenance', message: 'Vi underhåller abonnemangen.' }),
      ),
    ],
  },
}
