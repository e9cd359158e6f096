import './docs.css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../primitives/button/button.js'
import { type Token, tokens } from '../tokens/generated/tokens.js'
import { ContrastTable } from './contrast-table.js'
import { Section, TokenRows } from './token-rows.js'

const meta = {
  title: 'Foundations/Tokens in every mode',
  // A page with all tokens would be thirty screens long. The tool at Foundations/Tokens shows one kind at a time.
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Three tiers: primitives are the material, semantic tokens its meaning, component tokens one component’s handles. Style with semantic tokens; reach for a primitive only for space, weight and motion. All of it is generated from `src/tokens/*.tokens.json` (W3C Design Tokens) and typed in `@klarsikt/design-system/tokens`.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const pick = (test: (token: Token) => boolean) => tokens.filter(test)
const isSpace = ({ name }: Token) => name.startsWith('--ks-p-size-')
const isRadius = ({ name, type }: Token) => type === 'dimension' && name.endsWith('-radius')
const isRadiusStep = ({ name }: Token) => name.startsWith('--ks-radius-')

const swatch = ({ name }: Token) => <span className="ks-docs-swatch" style={{ background: `var(${name})` }} />

export const Colours: Story = {
  render: () => (
    <>
      <Section
        title="Semantic colours"
        lead="What a colour means. The swatch follows the theme and contrast of the toolbar."
      >
        <TokenRows tokens={pick(({ type, tier }) => type === 'color' && tier === 'semantic')} sample={swatch} />
      </Section>
      <Section title="Component colours" lead="Set one of these to change one component everywhere below.">
        <TokenRows tokens={pick(({ type, tier }) => type === 'color' && tier === 'component')} sample={swatch} />
      </Section>
      <Section
        title="Pictures"
        lead="What a theme does to a picture of a product. The swatch is a picture’s paper: in every theme the background behind it, `bg-media`, has its colour."
      >
        <TokenRows
          tokens={pick(({ type }) => type === 'filter')}
          sample={({ name }) => (
            <span
              className="ks-docs-swatch"
              style={{ background: 'var(--ks-p-color-linen)', filter: `var(${name})` }}
            />
          )}
        />
      </Section>
      <Section title="Primitive colours" lead="The palette. Components never use it directly.">
        <TokenRows tokens={pick(({ type, tier }) => type === 'color' && tier === 'primitive')} sample={swatch} />
      </Section>
    </>
  ),
}

export const Contrast: Story = {
  render: () => (
    <Section
      title="Contrast"
      lead="Counted as WCAG 2.2 counts it, from the same list as the test that fails the build: text 4.5:1 and graphics 3:1 in light and dark, 7:1 and 4.5:1 when more contrast is asked for."
    >
      <ContrastTable />
    </Section>
  ),
}

const TYPE = ['fontFamily', 'fontWeight', 'typography', 'fontSize', 'letterSpacing']
const type = ({ name, type }: Token): ReactNode => {
  const style = {
    fontFamily: { fontFamily: `var(${name})` },
    fontWeight: { fontWeight: `var(${name})` },
    typography: { font: `var(${name})`, letterSpacing: `var(${name}-tracking)` },
  }[type as string]
  return (
    style && (
      <p className="ks-docs-sample" style={style}>
        Klart ljus för dina ögon, 1&nbsp;495&nbsp;kr
      </p>
    )
  )
}

export const Type: Story = {
  render: () => (
    <Section
      title="Type"
      lead="One family. Sizes are in rem and follow the reader’s own text size; try 200 % in the toolbar."
    >
      <TokenRows tokens={pick(({ type }) => TYPE.includes(type))} sample={type} />
    </Section>
  ),
}

export const Space: Story = {
  render: () => (
    <Section
      title="Space"
      lead="One scale for paddings and gaps. Compact takes one step less; switch it in the toolbar."
    >
      <TokenRows
        tokens={pick(isSpace)}
        sample={({ name }) => <span className="ks-docs-bar" style={{ inlineSize: `var(${name})` }} />}
      />
    </Section>
  ),
}

export const Radius: Story = {
  render: () => (
    <Section title="Radius" lead="Four corners for the whole shop, and the components that name one.">
      <TokenRows
        tokens={pick((token) => isRadiusStep(token) || isRadius(token))}
        sample={({ name }) => <span className="ks-docs-shape" style={{ borderRadius: `var(${name})` }} />}
      />
    </Section>
  ),
}

function MotionDemo() {
  const [there, setThere] = useState(false)
  const runner = ({ name, type }: Token) => (
    <span className="ks-docs-track" data-there={there || undefined}>
      <span
        className="ks-docs-runner"
        style={
          type === 'duration'
            ? { transitionDuration: `var(${name})`, transitionTimingFunction: 'var(--ks-p-easing-out)' }
            : { transitionDuration: '1s', transitionTimingFunction: `var(${name})` }
        }
      />
    </span>
  )
  return (
    <Section
      title="Motion"
      lead="Short, and only where it explains something. Under reduced motion durations go to 1 ms; nothing depends on seeing it move."
    >
      <p>
        <Button variant="secondary" size="small" aria-pressed={there} onClick={() => setThere(!there)}>
          Move
        </Button>
      </p>
      <TokenRows tokens={pick(({ type }) => type === 'duration' || type === 'cubicBezier')} sample={runner} />
    </Section>
  )
}

export const Motion: Story = {
  render: () => <MotionDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Shadow: Story = {
  render: () => (
    <Section
      title="Shadow"
      lead="Edges and tone come first. Under forced colours a shadow is gone, so an overlay also has a border."
    >
      <TokenRows
        tokens={pick(({ type }) => type === 'shadow')}
        sample={({ name }) => <span className="ks-docs-shape" style={{ boxShadow: `var(${name})`, border: 0 }} />}
      />
    </Section>
  ),
}

export const Layout: Story = {
  render: () => (
    <Section title="Layout and measures" lead="Heights, widths and ratios that several components share.">
      <TokenRows
        tokens={pick(
          (token) =>
            (token.type === 'dimension' || token.type === 'number') &&
            !isSpace(token) &&
            !isRadius(token) &&
            !isRadiusStep(token),
        )}
      />
    </Section>
  ),
}
