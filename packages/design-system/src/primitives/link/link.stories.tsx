import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { type AnchorProps, Link, LinkProvider } from './link.js'

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '/köpvillkor', children: 'köpvillkoren' },
  parameters: guide({
    purpose: 'Goes to another address: inside a sentence, on a line of its own, or quietly in a list of links.',
    do: [
      'Let the words say where it leads, also read out of context: "Läs om progressiva glas".',
      'Use standalone with an arrow to lead on from a section.',
      'Use external for other sites; it opens a new tab and announces that.',
      'Hand in the router once with LinkProvider, and every component goes through it.',
    ],
    dont: [
      'Write only "Klicka här" or "Läs mer".',
      'Use quiet in running text, where the underline distinguishes a link from a word.',
      'Style a link as a button to do something; that is a Button.',
    ],
  }),
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  decorators: [(Story) => <p>Läs {Story()} innan du beställer.</p>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'köpvillkoren' })
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
  },
}
export const Standalone: Story = {
  args: { variant: 'standalone', children: 'Visa alla glasögon', arrow: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Quiet: Story = { args: { variant: 'quiet', children: 'Våra butiker' } }
export const External: Story = {
  args: { external: true, href: 'https://www.konsumentverket.se', children: 'Konsumentverket' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Konsumentverket (Öppnas i en ny flik)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}
export const ExternalStandalone: Story = { args: { ...External.args, variant: 'standalone' } }
export const InEnglish: Story = {
  args: External.args ?? {},
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Konsumentverket (Opens in a new tab)' })).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    variant: 'standalone',
    arrow: true,
    children: 'Progressivglasrådgivning och terminalglasögonförskrivning hos legitimerad optiker',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const RightToLeft: Story = {
  args: Standalone.args ?? {},
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link').querySelector('svg') as Element).scale).toBe('-1 1')
  },
}

const navigate = fn()
function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault()
        navigate(href)
      }}
    >
      {children}
    </a>
  )
}
export const ThroughARouter: Story = {
  args: { children: 'Köpvillkor' },
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(navigate).toHaveBeenCalledWith('/köpvillkor')
  },
}
