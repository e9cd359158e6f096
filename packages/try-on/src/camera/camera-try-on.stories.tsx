import type { FrameSpec } from '@klarsikt/eyewear'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { openDrawnCamera } from '../testing/drawn-camera.js'
import { drawnComparison } from '../testing/drawn-comparison.js'
import { openDrawnFinder, openNoFinder } from '../testing/drawn-finder.js'
import { drawnHead } from '../testing/drawn-head.js'
import { openDrawnStage } from '../testing/drawn-stage.js'
import { CameraTryOn } from './camera-try-on.js'

const FRAME: FrameSpec = {
  shape: 'panto',
  construction: 'full-rim',
  material: 'acetate',
  color: 'tortoise',
  lens: 'clear',
  measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
}

const meta = {
  title: 'Try-on/CameraTryOn',
  component: CameraTryOn,
  args: {
    frame: FRAME,
    src: '/model.glb',
    name: 'Vega',
    openStage: openDrawnStage,
    openFinder: openDrawnFinder(),
    openCamera: openDrawnCamera(),
    colors: [
      { id: 'tortoise', name: 'Sköldpadd', colour: '#8a4b1c' },
      { id: 'black', name: 'Svart', colour: '#17181a' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '46rem' }}>{Story()}</div>],
} satisfies Meta<typeof CameraTryOn>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function agree(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Jag förstår, fortsätt' }))
}

/** Finds the status of the camera. The choice of a second frame has a status of its own. */
const liveNote = (canvas: Canvas) => canvas.getAllByRole('status')[0]!

async function openLive(canvas: Canvas) {
  await agree(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Använd kameran' }))
}

/** Before the camera starts, the page says what the camera and the face finder do. */
export const Consent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Kameran är på bara medan du ser dig själv/)).toBeVisible()
    await expect(canvas.getByText(/hämtas från oss, ungefär 6 MB/)).toBeVisible()
  },
}

/** Shows the frame on the live head, in other colours, with the camera off and on again. */
export const Live: Story = {
  play: async ({ canvas }) => {
    await openLive(canvas)
    await expect(canvas.getByRole('heading', { name: 'Se dig själv med bågen' })).toHaveFocus()
    await waitFor(() => expect(liveNote(canvas)).toHaveTextContent('Bågen sitter på dig.'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Svart' }))
    await expect(canvas.getByRole('img', { name: 'Vega i Svart på dig, direkt från kameran' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stäng av kameran' }))
    await expect(liveNote(canvas)).toHaveTextContent('Kameran är avstängd.')
    const resume = canvas.getByRole('button', { name: 'Starta kameran igen' })
    await expect(resume).toHaveFocus()
    await userEvent.click(resume)
    await waitFor(() => expect(liveNote(canvas)).toHaveTextContent('Bågen sitter på dig.'))
  },
}

/** The customer takes a picture in the chosen colour, and only then can save it. */
export const Taken: Story = {
  play: async ({ canvas }) => {
    await openLive(canvas)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ta bilden' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('radio', { name: 'Svart' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bilden' }))
    await expect(await canvas.findByRole('img', { name: 'Vega i Svart på din bild' })).toBeVisible()
    await expect(canvas.getByText(/Vi har uppskattat avståndet mellan pupillerna/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Spara bilden' })).toBeVisible()
  },
}

let finders = 0

/** Shows two frames on the same live face, found by one finder. The taken picture has both. */
export const LiveCompared: Story = {
  args: {
    comparison: drawnComparison(),
    openFinder: (signal) => {
      finders++
      return openDrawnFinder()(signal)
    },
  },
  play: async ({ canvas }) => {
    const before = finders
    await openLive(canvas)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ta bilden' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('switch', { name: 'Jämför två bågar' }))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Dina favoriter' })).toBeInTheDocument())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Jämför med' }), 'Klarsikt Sarek, guld')
    const other = await canvas.findByRole('img', { name: 'Klarsikt Sarek, guld på dig, direkt från kameran' })
    await expect(other).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Vega i Sköldpadd på dig, direkt från kameran' })).toBeVisible()
    // A frame that is chosen while the camera is off appears on its last picture.
    await userEvent.click(canvas.getByRole('button', { name: 'Stäng av kameran' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Jämför med' }), 'Svart')
    await expect(canvas.getByRole('img', { name: 'Vega i Svart på dig, direkt från kameran' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Starta kameran igen' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ta bilden' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bilden' }))
    await expect(await canvas.findByRole('img', { name: 'Vega i Svart på din bild' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Vega i Sköldpadd på din bild' })).toBeVisible()
    await expect(finders - before).toBe(1)
  },
}

/** The browser or the customer refuses the camera. The customer can try again or choose a picture. */
export const Refused: Story = {
  args: { openCamera: async () => 'refused' },
  play: async ({ canvas }) => {
    await openLive(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Webbläsaren släpper inte fram kameran.')
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Webbläsaren släpper inte fram kameran.')
    await userEvent.click(canvas.getByRole('button', { name: 'Välj en bild i stället' }))
    await expect(canvas.getByRole('heading', { name: 'Välj en bild av ditt ansikte' })).toHaveFocus()
  },
}

/** The device has no camera. */
export const Missing: Story = {
  args: { openCamera: async () => 'missing' },
  play: async ({ canvas }) => {
    await openLive(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Vi hittar ingen kamera')
  },
}

/** Another program uses the camera. */
export const Busy: Story = {
  args: { openCamera: async () => 'busy' },
  play: async ({ canvas }) => {
    await openLive(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kameran används av ett annat program.')
  },
}

const streams: MediaStream[] = []

/** The camera is unplugged during use. */
export const Lost: Story = {
  args: {
    openCamera: async () => {
      const stream = await openDrawnCamera()()
      if (typeof stream !== 'string') streams.push(stream)
      return stream
    },
  },
  play: async ({ canvas }) => {
    await openLive(canvas)
    await waitFor(() => expect(liveNote(canvas)).toHaveTextContent('Bågen sitter på dig.'))
    streams.at(-1)!.getTracks()[0]!.dispatchEvent(new Event('ended'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kameran försvann.')
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }))
    await waitFor(() => expect(liveNote(canvas)).toHaveTextContent('Bågen sitter på dig.'))
  },
}

/** A hidden tab stops the camera. The customer starts it again with a press. */
export const HiddenTab: Story = {
  args: Lost.args!,
  play: async ({ canvas }) => {
    await openLive(canvas)
    await waitFor(() => expect(liveNote(canvas)).toHaveTextContent('Bågen sitter på dig.'))
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'hidden')
    await waitFor(() => expect(liveNote(canvas)).toHaveTextContent('Kameran är avstängd.'))
    await waitFor(() => expect(streams.at(-1)!.active).toBe(false))
  },
}

/** The face finder cannot be loaded. */
export const Unfound: Story = {
  args: { openFinder: openNoFinder },
  play: async ({ canvas }) => {
    await openLive(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('kunde inte hämtas eller köras här')
  },
}

/** There is no face before the camera. */
export const NoFace: Story = {
  args: { openFinder: openDrawnFinder(0) },
  play: async ({ canvas }) => {
    await openLive(canvas)
    await waitFor(() => expect(liveNote(canvas)).toHaveTextContent('Vi ser inget ansikte.'))
    await expect(canvas.getByRole('button', { name: 'Ta bilden' })).toBeDisabled()
  },
}

/** It is too dark to find a face. */
export const Dark: Story = {
  args: { openFinder: openDrawnFinder(0), openCamera: openDrawnCamera({ light: 0.12 }) },
  play: async ({ canvas }) => {
    await openLive(canvas)
    await waitFor(() => expect(liveNote(canvas)).toHaveTextContent('Det är för mörkt.'))
  },
}

/** There are several faces, so it is unclear which one is meant. */
export const ManyFaces: Story = {
  args: { openFinder: openDrawnFinder(2) },
  play: async ({ canvas }) => {
    await openLive(canvas)
    await waitFor(() => expect(liveNote(canvas)).toHaveTextContent('fler än ett ansikte'))
  },
}

/** The pupils are found in a picture, and the customer can move them. */
export const FoundInPicture: Story = {
  play: async ({ canvas }) => {
    await agree(canvas)
    await userEvent.upload(canvas.getByLabelText('Välj bild'), await drawnHead())
    await waitFor(() => expect(canvas.getByText(/^Pupillerna är utmärkta/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: /^Pupillen till vänster.*: 39 procent/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Visa bågen' }))
    await expect(canvas.getByText(/Vi har uppskattat avståndet mellan pupillerna/)).toBeVisible()
  },
}

/** The picture has no face, or the browser cannot search it. The customer marks the pupils by hand. */
export const MarkedByHand: Story = {
  args: { openFinder: openNoFinder },
  play: async ({ canvas }) => {
    await agree(canvas)
    await userEvent.upload(canvas.getByLabelText('Välj bild'), await drawnHead())
    await waitFor(() => expect(canvas.getByText(/kunde inte hittas av sig själva/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Visa bågen' }))
    await expect(canvas.getByText(/Vi har räknat med 63\smm mellan pupillerna/)).toBeVisible()
  },
}
