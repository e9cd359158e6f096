import './docs.css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Price } from '../commerce/price/price.js'
import { Button } from '../primitives/button/button.js'
import { colours } from '../tokens/generated/tokens.js'

const meta = {
  title: 'Foundations/Modes',
  parameters: {
    docs: {
      description: {
        component:
          'Theme, contrast, density and motion are attributes of the root or of any element. An element with more contrast wears the theme around it; `data-contrast="standard"` takes it back inside.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Island({
  children,
  ...modes
}: { readonly children?: ReactNode } & Readonly<Record<`data-${string}`, string>>) {
  return (
    <div className="ks-docs-brand" {...modes}>
      <p>
        {Object.entries(modes)
          .map(([name, value]) => `${name}="${value}"`)
          .join(' ')}
      </p>
      <Price price={{ amount: 995, ordinaryPrice: 1495, isCampaign: true }} lowestPrice30={1195} />
      <Button>Lägg i varukorgen</Button>
      {children}
    </div>
  )
}

/** The computed look of a button and small print inside an element, after transitions. */
function look(island: Element) {
  const button = island.querySelector(':scope > .ks-Button-root')
  const note = island.querySelector(':scope > .ks-Price-root > .ks-Price-note')
  if (!button || !note) throw new Error('no sample in the island')
  const { backgroundColor, minBlockSize } = getComputedStyle(button)
  return { button: backgroundColor, height: minBlockSize, note: getComputedStyle(note).color }
}

const colour = (name: keyof typeof colours.light, theme: keyof typeof colours) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colours[theme][name].slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
const expected = (theme: keyof typeof colours) => ({
  button: colour('action-bg', theme),
  note: colour('text-muted', theme),
})

/** Theme, contrast and density apply to any element, however they are nested. */
export const NestedModes: Story = {
  render: () => (
    <Island data-theme="light">
      <Island data-contrast="more">
        <Island data-contrast="standard" />
        <Island data-theme="dark" />
      </Island>
      <Island data-theme="dark">
        <Island data-contrast="more">
          <Island data-theme="light" />
          <Island data-density="compact" />
        </Island>
      </Island>
    </Island>
  ),
  play: async ({ canvasElement }) => {
    const at = (...path: readonly string[]) => {
      const island = canvasElement.querySelector(path.map((step) => `[data-${step}]`).join(' > '))
      if (!island) throw new Error(`no island ${path.join(' ')}`)
      return look(island)
    }
    const [light, dark, more, standard] = ['theme=light', 'theme=dark', 'contrast=more', 'contrast=standard']
    await expect(at(light)).toMatchObject(expected('light'))
    await expect(at(light, more)).toMatchObject(expected('lightContrast'))
    await expect(at(light, more, standard)).toMatchObject(expected('light'))
    await expect(at(light, more, dark)).toMatchObject(expected('darkContrast'))
    await expect(at(light, dark)).toMatchObject(expected('dark'))
    await expect(at(light, dark, more)).toMatchObject(expected('darkContrast'))
    await expect(at(light, dark, more, light)).toMatchObject(expected('lightContrast'))
    await expect(at(light, dark, more, 'density=compact')).toMatchObject(expected('darkContrast'))
    await expect(Number.parseInt(at(light, dark, more, 'density=compact').height)).toBeLessThan(
      Number.parseInt(at(light, dark, more).height),
    )
  },
}
