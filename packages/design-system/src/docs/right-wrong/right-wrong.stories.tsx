import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { excuse } from '../../testing/checks.js'
import { componentFolder } from '../component-sources.js'
import type { Pair } from './pair.js'
import { RightWrong } from './right-wrong.js'

const modules = import.meta.glob<{ readonly pairs: readonly Pair[] }>('../pairs/*.tsx', { eager: true })
const groups = Object.keys(import.meta.glob('../../{primitives,commerce}/*/*.stories.tsx'))

interface ComponentPairs {
  readonly folder: string
  readonly pairs: readonly Pair[]
}

/** The examples of a group of components under each other, as each stands on the page of its component. */
function AllPairs({ components }: { readonly components: readonly ComponentPairs[] }) {
  return (
    <main>
      <h1>Right and wrong</h1>
      {components.map(({ folder, pairs }) => (
        <section key={folder}>
          <h2>{folder}</h2>
          <RightWrong pairs={pairs} />
        </section>
      ))}
    </main>
  )
}

function componentsOf(group: 'primitives' | 'commerce'): readonly ComponentPairs[] {
  const folders = new Set(groups.filter((path) => path.includes(`/${group}/`)).map(componentFolder))
  return Object.entries(modules).flatMap(([path, { pairs }]) => {
    const folder = /\/([^/]+)\.tsx$/.exec(path)?.[1] ?? ''
    return folders.has(folder) ? [{ folder, pairs }] : []
  })
}

const meta = {
  title: 'Foundations/Right and wrong',
  component: AllPairs,
  // Each example is on the page of its component. This story only runs the tests on them.
  tags: ['!dev', '!autodocs'],
  parameters: {
    // Each example is meant for its own page, where its landmark is unique.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
    ...excuse({
      narrow: 'For a designer at a desk; each component is held to 320 px by its own stories.',
      largeText: 'For a designer at a desk; each component is held to large text by its own stories.',
      rightToLeft: 'For a designer at a desk; each component is held to both directions by its own stories.',
      picture: 'Of components that have pictures of their own.',
    }),
  },
  play: async ({ args, canvasElement }) => {
    const examples = args.components.reduce((count, { pairs }) => count + pairs.length, 0)
    await expect(canvasElement.querySelectorAll('figure')).toHaveLength(examples * 2)
    for (const figure of canvasElement.querySelectorAll<HTMLElement>('figure[data-kind="wrong"]'))
      await expect(figure.querySelector('.docs-story')).toHaveAttribute('inert')
    // A component that opens in its own window does not move the focus of the page.
    await expect(document.activeElement).toBe(document.body)
  },
} satisfies Meta<typeof AllPairs>
export default meta
type Story = StoryObj<typeof meta>

export const OfPrimitives: Story = { args: { components: componentsOf('primitives') } }
export const OfCommerce: Story = { args: { components: componentsOf('commerce') } }
