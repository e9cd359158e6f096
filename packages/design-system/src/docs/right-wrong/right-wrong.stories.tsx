import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { excuse } from '../../testing/checks.js'
import { componentFolder } from '../component-sources.js'
import type { Pair } from './pair.js'
import { RightWrong } from './right-wrong.js'

const modules = import.meta.glob<{ readonly pairs: readonly Pair[] }>('../pairs/*.tsx', { eager: true })
const groups = Object.keys(import.meta.glob('../../{primitives,commerce}/*/*.stories.tsx'))

function pairsOfGroup(group: 'primitives' | 'commerce'): readonly Pair[] {
  const folders = new Set(groups.filter((path) => path.includes(`/${group}/`)).map(componentFolder))
  return Object.entries(modules).flatMap(([path, { pairs }]) =>
    folders.has(/\/([^/]+)\.tsx$/.exec(path)?.[1]) ? pairs : [],
  )
}

const meta = {
  title: 'Foundations/Right and wrong',
  component: RightWrong,
  // Each is on the page of its component; this runs the tests of all stories on them.
  tags: ['!dev', '!autodocs'],
  parameters: excuse({
    narrow: 'For a designer at a desk; each component is held to 320 px by its own stories.',
    largeText: 'For a designer at a desk; each component is held to large text by its own stories.',
    rightToLeft: 'For a designer at a desk; each component is held to both directions by its own stories.',
    picture: 'Of components that have pictures of their own.',
  }),
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('figure')).toHaveLength(args.pairs.length * 2)
    for (const figure of canvasElement.querySelectorAll<HTMLElement>('figure[data-kind="wrong"]'))
      await expect(figure.querySelector('.docs-story')).toHaveAttribute('inert')
    // What opens in a window of its own leaves the focus of the page where it is.
    await expect(document.activeElement).toBe(document.body)
  },
} satisfies Meta<typeof RightWrong>
export default meta
type Story = StoryObj<typeof meta>

export const OfPrimitives: Story = { args: { pairs: pairsOfGroup('primitives') } }
export const OfCommerce: Story = { args: { pairs: pairsOfGroup('commerce') } }
