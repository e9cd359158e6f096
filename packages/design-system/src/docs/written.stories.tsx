import './docs.css'
import { DocsContext } from '@storybook/addon-docs/blocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, type ComponentType, useEffect } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect } from 'storybook/test'
import { convert, ThemeProvider } from 'storybook/theming'
import { workshop } from '../../.storybook/theme.js'
import { excuse } from '../testing/checks.js'

const pages = import.meta.glob<{ readonly default: ComponentType }>('./*.mdx', { eager: true })
const complaints: string[] = []

/** A written documentation page without the workshop around it. */
function Written({ page }: { readonly page: string }) {
  const Page = pages[`./${page}.mdx`]?.default
  useEffect(() => {
    document.title = page
  }, [page])
  if (!Page) throw new Error(`no page ${page}`)
  // The blocks require a context. Without a story, Meta renders nothing.
  const nowhere = {} as ComponentProps<typeof DocsContext.Provider>['value']
  return (
    <ThemeProvider theme={convert(workshop)}>
      <DocsContext.Provider value={nowhere}>
        <main className="ks-docs">
          <Page />
        </main>
      </DocsContext.Provider>
    </ThemeProvider>
  )
}

const TABLES = 'A page with wide tables, for a designer at a desk; it scrolls in its own frame.'
const meta = {
  title: 'Foundations/Written pages',
  component: Written,
  // The sidebar lists the pages themselves. This story only runs the tests on them.
  tags: ['!dev', '!autodocs'],
  parameters: excuse({
    narrow: TABLES,
    largeText: TABLES,
    rightToLeft: TABLES,
    dark: 'The workshop has one theme of its own.',
    picture: 'Words.',
  }),
  beforeEach: () => {
    const { error, warn } = console
    complaints.length = 0
    const listen =
      (say: typeof error) =>
      (...words: Parameters<typeof error>) => {
        complaints.push(words.map(String).join(' ').slice(0, 200))
        say(...words)
      }
    Object.assign(console, { error: listen(error), warn: listen(warn) })
    return () => Object.assign(console, { error, warn })
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('h1')).toHaveLength(1)
    await expect(complaints).toEqual([])
    for (const link of canvasElement.querySelectorAll('a')) {
      // Links in a sample lead to pages of the shop, which do not exist here.
      if (link.closest('.docs-story')) continue
      const target = link.getAttribute('href') ?? ''
      // A link leads to a heading of the page, to a page of the workshop, or to another site.
      if (target.startsWith('#')) await expect(document.getElementById(target.slice(1)), target).not.toBeNull()
      else if (target.startsWith('?path=/story/'))
        await expect(STORIES, target).toContain(target.slice('?path=/story/'.length))
      else if (target.startsWith('?path=/docs/'))
        await expect(TITLES, target).toContain(target.slice('?path=/docs/'.length).replace(/--docs$/, ''))
      else await expect(target).toMatch(/^https:\/\//)
    }
  },
} satisfies Meta<typeof Written>
export default meta
type Story = StoryObj<typeof meta>

const sources = import.meta.glob<string>(['./*.mdx', '../{primitives,commerce,docs}/**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** Pages of the workshop by the last part of their address. */
const TITLES = Object.values(sources).flatMap((source) => {
  const title = /title(?:: |=)['"]((?:Foundations|Flows|Primitives|Commerce)\/[^'"]+|Welcome)['"]/.exec(source)?.[1]
  return title === undefined ? [] : [title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')]
})

const screens = import.meta.glob<string>(
  [
    '../**/*.stories.tsx',
    '../../../{account,booking}/src/**/*.stories.tsx',
    '../../../../apps/storefront/src/stories/*.stories.tsx',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const STORIES = Object.values(screens).flatMap((source) => {
  const title = /title: '([A-Z][\w-]+\/[^']+)'/.exec(source)?.[1] ?? ''
  return [...source.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  )
})

export const Accessibility: Story = { args: { page: 'accessibility' } }
export const Writing: Story = { args: { page: 'writing' } }
export const Welcome: Story = { args: { page: 'welcome' } }
export const Tokens: Story = { args: { page: 'tokens' } }
export const Brands: Story = { args: { page: 'brands' } }
export const Finding: Story = { args: { page: 'flow-finding' } }
export const ChoosingLenses: Story = { args: { page: 'flow-choosing-lenses' } }
export const Prescription: Story = { args: { page: 'flow-prescription' } }
export const Paying: Story = { args: { page: 'flow-paying' } }
export const Returning: Story = { args: { page: 'flow-returning' } }
export const Booking: Story = { args: { page: 'flow-booking' } }
export const Account: Story = { args: { page: 'flow-account' } }
export const Voice: Story = { args: { page: 'voice' } }
