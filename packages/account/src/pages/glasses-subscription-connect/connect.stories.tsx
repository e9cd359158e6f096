import { mock } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { connectGlassesSubscription } from './connect-glasses-subscription.js'
import { ConnectPage } from './connect-page.js'
import { loadConnect } from './load-connect.js'

const PATH = '/mitt-konto/abonnemang/koppla-till-lifstyle'

const Connect = mounted({ path: PATH, load: loadConnect, mutate: connectGlassesSubscription, page: ConnectPage })

const meta = {
  title: 'Account/Glasses subscription connect',
  component: Connect,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [mock('listGlassesSubscriptions', () => ({ data: [] }))] },
} satisfies Meta<typeof Connect>
export default meta
type Story = StoryObj<typeof meta>

export const BirthDate: Story = {}
