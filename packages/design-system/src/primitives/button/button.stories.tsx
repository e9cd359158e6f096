import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ArrowRightIcon } from '../../icons/action.js'
import { BagIcon } from '../../icons/shop.js'
import { guide } from '../../testing/guide.js'
import { Button, ButtonLink } from './button.js'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Lägg i varukorgen', onClick: fn() },
  parameters: guide({
    purpose: 'Does something: adds, saves, sends, opens. ButtonLink looks the same and goes to another address.',
    do: [
      'Give each view one primary button, and let the rest be secondary or ghost.',
      'Begin with a verb and say what happens: "Lägg i varukorgen", not "OK".',
      'Use danger for what cannot be undone, and say so next to it.',
      'Set loading from the press until the answer; the button keeps its place, its focus and its words.',
    ],
    dont: [
      'Use a button to go somewhere: a link can be opened in a new tab, shared and bookmarked.',
      'Disable the button of a form to show that something is missing; let it be pressed and point out the fields.',
      'Shorten a text with an ellipsis; let it wrap.',
    ],
  }),
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const LONG = 'Fortsätt till synundersökningsbokning och progressivglasrådgivning'
const row = (children: React.ReactNode) => <div className="ks-cluster">{children}</div>

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Lägg i varukorgen' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(button).toHaveClass('ks-Button-root')
  },
}

export const Variants: Story = {
  render: (args) =>
    row(
      <>
        <Button {...args} />
        <Button {...args} variant="secondary">
          Fortsätt handla
        </Button>
        <Button {...args} variant="ghost">
          Visa fler
        </Button>
        <Button {...args} variant="danger">
          Ta bort
        </Button>
      </>,
    ),
}

export const Small: Story = {
  render: (args) =>
    row(
      <>
        <Button {...args} size="small">
          Använd
        </Button>
        <Button {...args} size="small" variant="secondary">
          Ändra
        </Button>
        <Button {...args} size="small" variant="ghost">
          Visa fler
        </Button>
        <Button {...args} size="small" variant="danger">
          Ta bort
        </Button>
      </>,
    ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const WithIcons: Story = {
  render: (args) =>
    row(
      <>
        <Button {...args} icon={<BagIcon />} />
        <Button {...args} variant="secondary" iconEnd={<ArrowRightIcon />}>
          Till kassan
        </Button>
      </>,
    ),
}

export const Disabled: Story = {
  args: { disabled: true, children: 'Slut i lager' },
  render: (args) =>
    row(
      <>
        <Button {...args} />
        <Button {...args} variant="secondary" />
        <Button {...args} variant="ghost" />
        <Button {...args} variant="danger" />
      </>,
    ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    for (const button of canvas.getAllByRole('button')) await expect(button).not.toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Lägg i varukorgen/ })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const LoadingSendsNoFormTwice: Story = {
  args: { loading: true, type: 'submit', children: 'Skicka' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        args.onClick?.(event)
      }}
    >
      <Button {...args} onClick={undefined} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Skicka/ }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const AsLink: Story = {
  render: () =>
    row(
      <>
        <ButtonLink href="/kassan">Till kassan</ButtonLink>
        <ButtonLink href="/boka" variant="secondary">
          Boka synundersökning
        </ButtonLink>
      </>,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Till kassan' })).toHaveFocus()
  },
}

export const FullWidth: Story = { args: { fullWidth: true }, globals: { viewport: { value: 'small' } } }

export const LongText: Story = {
  args: { children: LONG, icon: <BagIcon /> },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LargeText: Story = {
  ...LongText,
  globals: { viewport: { value: 'small' }, textSize: '200' },
}

export const RightToLeft: Story = {
  args: { icon: <BagIcon /> },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const icon = button.querySelector('svg')?.getBoundingClientRect()
    const box = button.getBoundingClientRect()
    await expect(box.right - (icon?.right ?? 0)).toBeLessThan((icon?.left ?? 0) - box.left)
  },
}

export const ThemedByProperties: Story = {
  decorators: [
    (Story) => (
      <div
        style={
          {
            '--ks-button-radius': 'var(--ks-radius-pill)',
            '--ks-button-bg': 'var(--ks-color-text-default)',
            '--ks-button-fg': 'var(--ks-color-bg-page)',
          } as React.CSSProperties
        }
      >
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).borderTopLeftRadius).toBe('999px')
  },
}
