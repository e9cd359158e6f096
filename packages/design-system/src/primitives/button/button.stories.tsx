import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BagIcon } from '../../icons/shop.js'
import { Button, ButtonLink } from './button.js'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Lägg i varukorgen', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Lägg i varukorgen' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(button).toHaveClass('ks-Button-root')
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className="ks-cluster">
      <Button {...args} icon={<BagIcon />} />
      <Button {...args} variant="secondary">
        Fortsätt handla
      </Button>
      <Button {...args} variant="ghost">
        Visa fler
      </Button>
      <Button {...args} variant="danger">
        Ta bort
      </Button>
      <Button {...args} size="small">
        Använd
      </Button>
      <Button {...args} disabled>
        Slut i lager
      </Button>
      <ButtonLink href="/kassan">Till kassan</ButtonLink>
    </div>
  ),
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Lägg i varukorgen/ })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const FullWidth: Story = { args: { fullWidth: true }, globals: { viewport: { value: 'small' } } }
