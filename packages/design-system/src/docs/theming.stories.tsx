import '@fontsource-variable/fraunces/wght.css'
import './docs.css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'
import { expect } from 'storybook/test'
import { Price } from '../commerce/price/price.js'
import { Button } from '../primitives/button/button.js'
import { Link } from '../primitives/link/link.js'
import { RadioCards } from '../primitives/radio-group/radio-group.js'
import { TextField } from '../primitives/text-field/text-field.js'
import { part } from '../testing/articles.js'

interface Brand {
  readonly action: string
  readonly actionHover: string
  readonly link: string
  readonly radius: string
  readonly font: string
}

function properties({ action, actionHover, link, radius, font }: Brand): Readonly<Record<string, string>> {
  return {
    '--ks-color-action-bg': action,
    '--ks-color-action-bg-hover': actionHover,
    '--ks-color-text-link': link,
    '--ks-radius-control': radius,
    '--ks-p-font-sans': font,
  }
}

function Branded({ theme, ...brand }: Brand & { readonly theme: string }) {
  const set = properties(brand)
  const name = useId()
  return (
    // An element with its own theme is an island: values derived from these five properties are computed again inside.
    <div className="ks-docs-brand" data-theme={theme} style={set}>
      <Button>Lägg i varukorgen</Button>
      <Button variant="secondary">Spara till senare</Button>
      <Link href="/butiker">Hitta till din butik</Link>
      <Price price={part()} />
      <TextField label="E-post" type="email" defaultValue="vera@example.se" />
      <RadioCards
        legend="Glas"
        name={name}
        defaultValue="enkel"
        options={[
          { value: 'enkel', label: 'Enkelslipade' },
          { value: 'progressiva', label: 'Progressiva' },
        ]}
      />
      <pre className="ks-docs-code">
        {`:root {\n${Object.entries(set)
          .map(([name, value]) => `  ${name}: ${value};`)
          .join('\n')}\n}`}
      </pre>
    </div>
  )
}

const resolved = (theme: unknown) =>
  theme === 'system' ? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') : String(theme)

const meta = {
  title: 'Foundations/Theming',
  parameters: {
    docs: {
      description: {
        component:
          'Five custom properties make it another brand: change them under Controls. Set them on the root, in a stylesheet outside a layer, and again under `[data-theme=dark]`; an element with `data-theme` can be an island with its own. `data-contrast` and `data-density` hold for any element too. Foundations/Brands has four finished ones, checks the colours while you choose them and saves the stylesheet.',
      },
    },
  },
  argTypes: {
    action: { control: 'color', name: '--ks-color-action-bg' },
    actionHover: { control: 'color', name: '--ks-color-action-bg-hover' },
    link: { control: 'color', name: '--ks-color-text-link' },
    radius: { control: 'select', options: ['0px', '4px', '8px', '999px'], name: '--ks-radius-control' },
    font: {
      control: 'select',
      options: ["'Instrument Sans Variable', sans-serif", "'Fraunces Variable', serif", 'system-ui, sans-serif'],
      name: '--ks-p-font-sans',
    },
  },
  render: (args: Brand, { globals }) => <Branded {...args} theme={resolved(globals['theme'])} />,
} satisfies Meta<Brand>
export default meta
type Story = StoryObj<typeof meta>

export const AnotherBrand: Story = {
  args: {
    action: '#5b2a86',
    actionHover: '#431d66',
    link: '#6a32a0',
    radius: '999px',
    font: "'Fraunces Variable', serif",
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Lägg i varukorgen' })
    await expect(button).toHaveStyle({ backgroundColor: 'rgb(91, 42, 134)', borderRadius: '999px' })
    await expect(getComputedStyle(button).fontFamily).toContain('Fraunces')
  },
  // The sample brand is light. A brand defines its own dark colours.
  globals: { theme: 'light' },
}

export const Klarsikt: Story = {
  args: {
    action: 'var(--ks-p-color-fjord-700)',
    actionHover: 'var(--ks-p-color-fjord-800)',
    link: 'var(--ks-p-color-fjord-600)',
    radius: '8px',
    font: "'Instrument Sans Variable', sans-serif",
  },
  globals: { theme: 'light' },
}
