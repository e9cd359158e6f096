import { SubscriptionStatus } from '@klarsikt/core/lens-subscription'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, ButtonLink } from '../../primitives/button/button.js'
import { guide } from '../../testing/guide.js'
import { LensSubscriptionCard, LifestyleSubscriptionCard } from './subscription-card.js'

const lens = {
  title: 'Dailies Total1, 90-pack',
  href: '/mitt-konto/abonnemang/lins/1',
  status: SubscriptionStatus.Active,
  interval: 'm3',
  nextDelivery: '2027-01-15',
  monthlyPrice: 449,
} as const
const glasses = {
  title: 'Lifestyle: Isa Nord Linnea',
  href: '/mitt-konto/abonnemang/glasögon/1',
  status: 'Active',
  startDate: '2026-02-01',
  bindingEnd: '2028-01-31',
  monthlyPrice: 149,
} as const

const meta = {
  title: 'Commerce/Subscription card',
  component: LensSubscriptionCard,
  args: lens,
  parameters: guide({
    purpose:
      'A subscription in the account: its state, what happens next, what it costs. One card for lenses, one for glasses.',
    do: [
      'Put the action that fits the state first: change the delivery while it runs, activate while it is paused, undo while notice runs.',
      'Keep at most three actions; the rest belong on the subscription’s page.',
      'Hand dates in as `YYYY-MM-DD`; the card writes them.',
    ],
    dont: [
      'Do not show a cancel button in red here: leaving is an ordinary errand, not a danger.',
      'Do not hand a next delivery to a paused subscription and expect it to be shown; nothing comes while it rests.',
    ],
  }),
  decorators: [
    (Story, { parameters }) => <div style={{ maxInlineSize: Number(parameters['width'] ?? 560) }}>{Story()}</div>,
  ],
} satisfies Meta<typeof LensSubscriptionCard>
export default meta
type Story = StoryObj<typeof meta>

export const Lenses: Story = {
  args: {
    actions: (
      <>
        <Button size="small">Ändra leverans</Button>
        <Button size="small" variant="ghost">
          Pausa
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Fredag 15 januari')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Dailies Total1, 90-pack' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Ändra leverans' })).toHaveFocus()
  },
}
export const LensesFrozen: Story = {
  args: { frozen: 2, actions: <Button size="small">Återaktivera frysta produkter</Button> },
}
export const LensesPaused: Story = {
  args: { status: SubscriptionStatus.Paused, nextDelivery: null, actions: <Button size="small">Aktivera</Button> },
}
export const LensesEnded: Story = {
  args: {
    status: SubscriptionStatus.Canceled,
    nextDelivery: null,
    actions: (
      <ButtonLink size="small" variant="secondary" href="/linser">
        Teckna ett nytt
      </ButtonLink>
    ),
  },
}
export const Glasses: Story = {
  render: () => (
    <LifestyleSubscriptionCard
      {...glasses}
      actions={
        <>
          <Button size="small">Byt glasögon</Button>
          <Button size="small" variant="ghost">
            Säg upp abonnemanget
          </Button>
        </>
      }
    />
  ),
}
export const GlassesFreeMonths: Story = {
  render: () => <LifestyleSubscriptionCard {...glasses} freeMonths={3} exchangeUsed bindingEnd={null} />,
}
export const GlassesCreated: Story = { render: () => <LifestyleSubscriptionCard {...glasses} status="Created" /> }
export const GlassesNotice: Story = {
  render: () => (
    <LifestyleSubscriptionCard
      {...glasses}
      noticeDate="2026-12-24"
      actions={
        <ButtonLink size="small" href="/angratmig">
          Ångra uppsägningen
        </ButtonLink>
      }
    />
  ),
}
export const GlassesEnded: Story = {
  render: () => (
    <LifestyleSubscriptionCard
      {...glasses}
      status="Terminated"
      noticeDate="2026-10-31"
      actions={
        <ButtonLink size="small" variant="secondary" href="/angratmig">
          Ångra uppsägningen
        </ButtonLink>
      }
    />
  ),
}
export const LongNames: Story = {
  args: {
    title: 'Acuvue Oasys 1-Day for Astigmatism med HydraLuxe, höger och vänster kontaktlinsabonnemangsuppsättning',
    interval: 'm6',
    monthlyPrice: 12_499.5,
    frozen: 12,
  },
}
export const SideBySide: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))', gap: 16 }}>
      <LensSubscriptionCard {...lens} />
      <LifestyleSubscriptionCard {...glasses} />
    </div>
  ),
  parameters: { width: 1000 },
}
