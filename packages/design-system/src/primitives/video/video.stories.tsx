import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { framePicture } from '../../testing/articles.js'
import { excuse } from '../../testing/checks.js'
import { guide } from '../../testing/guide.js'
import { SAMPLE_FILM } from './sample-film.js'
import { Video } from './video.js'

const poster = framePicture('#3b2a20')
const meta = {
  title: 'Primitives/Video',
  component: Video,
  args: {
    sources: [SAMPLE_FILM],
    label: 'Bågen Linnea vrids från sida till sida',
    poster,
    ratio: 1.6,
    onControl: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  parameters: guide({
    purpose: 'A short film without sound that shows what a picture cannot: how a frame moves, how a lens darkens.',
    do: [
      'Keep it under ten seconds and 600 kB, without cuts that flash, and let the last picture meet the first.',
      'Give it a poster that shows the same: it is all there is where films do not play.',
      'Say in the label what is seen, not that it is a film.',
    ],
    dont: [
      'For speech or sound: it is always muted. A film to listen to needs captions and a player.',
      'More than one in view at a time.',
    ],
  }),
  // Browsers decode different formats. These stories test what the component does with the result.
  beforeEach: () => {
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function played(
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('play'))
    })
    const pause = spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function paused(
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('pause'))
    })
    return () => {
      play.mockRestore()
      pause.mockRestore()
    }
  },
} satisfies Meta<typeof Video>
export default meta
type Story = StoryObj<typeof meta>

const PLAYS = excuse({ picture: 'What is shown of a film, and whether it plays by then, differs.' })

/** Plays muted in a loop by itself, and can be stopped by keyboard [MEDIA-003, MEDIA-004]. */
export const Playing: Story = {
  parameters: PLAYS,
  play: async ({ canvas, userEvent, args }) => {
    const film = canvas.getByLabelText<HTMLVideoElement>('Bågen Linnea vrids från sida till sida')
    await expect(film.muted && film.loop).toBe(true)
    const pause = await canvas.findByRole('button', { name: 'Pausa' })
    await expect(pause.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(pause).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Spela' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Pausa' })).toHaveFocus()
    await expect(args.onControl).toHaveBeenCalledWith('Pause')
    await expect(args.onControl).toHaveBeenCalledWith('Play')
  },
}
/** The controls disappear 1.5 s after the last mouse move, and return with the next one [MEDIA-005]. */
export const ControlsHide: Story = {
  parameters: PLAYS,
  play: async ({ canvas }) => {
    const film = canvas.getByLabelText('Bågen Linnea vrids från sida till sida')
    const opacity = () => {
      const control = canvas.getByRole('button', { hidden: true }).parentElement
      return control && getComputedStyle(control).opacity
    }
    await fireEvent.mouseMove(film)
    await expect(opacity()).toBe('1')
    await waitFor(() => expect(opacity()).toBe('0'))
    await fireEvent.mouseMove(film)
    await waitFor(() => expect(opacity()).toBe('1'))
  },
}
/** Controls with keyboard focus stay. */
export const FocusKeepsControls: Story = {
  parameters: PLAYS,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Pausa' })
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Pausa' })
    const root = button.closest('[data-controls]')
    await waitFor(() => expect(root).toHaveAttribute('data-controls', 'hidden'))
    await expect(button).toHaveFocus()
    await expect(button.parentElement && getComputedStyle(button.parentElement).opacity).toBe('1')
  },
}
/** With reduced motion there is the poster and a button [MEDIA-003]. */
export const ReducedMotion: Story = {
  parameters: PLAYS,
  beforeEach: () => {
    const ask = window.matchMedia.bind(window)
    const media = spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : ask(query),
    )
    return () => media.mockRestore()
  },
  play: async ({ canvas, userEvent }) => {
    const play = canvas.getByRole('button', { name: 'Spela' })
    await userEvent.click(play)
    await expect(canvas.getByRole('button', { name: 'Pausa' })).toBeInTheDocument()
  },
}
/** A browser that refuses to start by itself shows the poster and Play. */
export const RefusedToStart: Story = {
  parameters: PLAYS,
  beforeEach: () => {
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    return () => play.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Spela' })).toBeVisible()
  },
}
/** A browser that supports none of the formats shows only the poster, without a button. */
export const CannotPlay: Story = {
  args: { sources: [{ src: 'data:video/x-unknown;base64,AAAA', type: 'video/x-unknown' }] },
  beforeEach: () => {
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotSupportedError'))
    return () => play.mockRestore()
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}
export const NoSource: Story = {
  args: { sources: [{ src: 'not a url' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Upright: Story = { args: { ratio: 0.75 }, parameters: PLAYS }
export const NoRatio: Story = { args: { ratio: undefined }, parameters: PLAYS }
export const RightToLeft: Story = {
  parameters: PLAYS,
  render: (args) => (
    <div dir="rtl">
      <Video {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const film = canvas.getByLabelText('Bågen Linnea vrids från sida till sida').getBoundingClientRect()
    const button = canvas.getByRole('button').getBoundingClientRect()
    await expect(button.right).toBeLessThan(film.left + film.width / 2)
  },
}
export const English: Story = {
  parameters: PLAYS,
  args: { label: 'The frame turns from side to side' },
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <Video {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  },
}
export const Themed: Story = {
  parameters: PLAYS,
  render: (args) => (
    <div style={{ '--ks-video-radius': '20px', '--ks-video-control-inset': '20px' } as object}>
      <Video {...args} />
    </div>
  ),
}
