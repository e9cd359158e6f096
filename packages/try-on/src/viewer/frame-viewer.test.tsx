import type { FrameSpec } from '@klarsikt/eyewear'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Stage } from '../stage/stage.js'
import { VIEW_ANGLES } from '../stage/view-angle.js'
import { FrameViewer, type FrameViewerProps } from './frame-viewer.js'

const FRAME: FrameSpec = {
  shape: 'panto',
  construction: 'full-rim',
  material: 'acetate',
  color: 'black',
  lens: 'clear',
  measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
}

function fakeStage() {
  return {
    load: vi.fn<Stage['load']>(async () => undefined),
    look: vi.fn<Stage['look']>(),
    turn: vi.fn<Stage['turn']>(),
    zoom: vi.fn<Stage['zoom']>(),
    resize: vi.fn<Stage['resize']>(),
    project: vi.fn<Stage['project']>((_node, [x, y, z]) => [0.5 + x / 300 + z / 600, 0.5 - y / 300]),
    size: vi.fn<Stage['size']>(() => [600, 400]),
    watch: vi.fn<Stage['watch']>((listener) => {
      listener()
      return () => undefined
    }),
    dispose: vi.fn<Stage['dispose']>(),
  }
}

/** Adds WebGL and a layout, because jsdom has neither. */
function inBrowser({ webgl = true, still = true } = {}) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() =>
    webgl ? { getExtension: () => null } : null) as never)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}

function show(props: Partial<FrameViewerProps> = {}) {
  const stage = fakeStage()
  const openStage = vi.fn(async () => stage as Stage)
  const view = render(
    <FrameViewer
      frame={FRAME}
      src="/media/0/model-1.glb"
      name="Vega"
      poster={<img src="/poster.jpg" alt="Vega framifrån" />}
      openStage={openStage}
      {...props}
    />,
  )
  return { stage, openStage, ...view }
}

const surface = () => screen.getByRole('slider', { name: 'Vega i 3D' })
const ready = () => waitFor(() => expect(surface()).toHaveAttribute('data-status', 'ready'))

beforeEach(() => inBrowser())

describe('viewer of a frame', () => {
  it('shows the picture until the model is there [ROUTE-058]', async () => {
    const stage = fakeStage()
    let arrive = () => {}
    stage.load.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(undefined))))
    show({ openStage: async () => stage })
    expect(screen.getByRole('img', { name: 'Vega framifrån' })).toBeVisible()
    expect(screen.getByText('Hämtar 3D-modellen')).toBeVisible()
    await waitFor(() => expect(stage.load).toHaveBeenCalled())
    arrive()
    await ready()
    expect(screen.queryByRole('img', { name: 'Vega framifrån' })).toBeNull()
    expect(screen.queryByText('Hämtar 3D-modellen')).toBeNull()
  })

  it('keeps the picture and gives the message of the catalogue without WebGL [VTO-001]', async () => {
    inBrowser({ webgl: false })
    const { openStage } = show()
    expect(await screen.findByText('Din enhet eller webbläsare stöds inte för den här funktionen.')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Vega framifrån' })).toBeVisible()
    expect(openStage).not.toHaveBeenCalled()
  })

  it('says that it failed, keeps the picture and tries again on a press [VTO-001]', async () => {
    const stage = fakeStage()
    stage.load.mockRejectedValueOnce(new Error('503'))
    show({ openStage: async () => stage })
    expect(await screen.findByRole('alert')).toHaveTextContent('3D-vyn kunde inte visas på din enhet.')
    expect(screen.getByRole('img', { name: 'Vega framifrån' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
    await ready()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('fails when the graphics are taken away', async () => {
    const { container } = show()
    await ready()
    fireEvent(container.querySelector('canvas')!, new Event('webglcontextlost'))
    expect(await screen.findByRole('alert')).toBeVisible()
  })

  it('turns by keys and buttons, at once where motion is unwanted', async () => {
    const { stage } = show()
    await ready()
    surface().focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(stage.turn).toHaveBeenLastCalledWith({ ...VIEW_ANGLES.angle, yaw: VIEW_ANGLES.angle.yaw + 15 })
    await userEvent.click(screen.getByRole('button', { name: 'Från sidan' }))
    expect(stage.turn).toHaveBeenLastCalledWith(VIEW_ANGLES.side)
    expect(surface()).toHaveAttribute('aria-valuetext', 'Vriden -88 grader')
    expect(screen.getByRole('button', { name: 'Från sidan' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Vrid åt höger' }))
    expect(stage.turn).toHaveBeenLastCalledWith({ ...VIEW_ANGLES.side, yaw: VIEW_ANGLES.side.yaw - 30 })
    expect(screen.getByRole('button', { name: 'Från sidan' })).toHaveAttribute('aria-pressed', 'false')
  })

  it('follows a finger sideways and leaves up and down to the page', async () => {
    const { stage } = show()
    await ready()
    surface().setPointerCapture = vi.fn()
    fireEvent.pointerDown(surface(), { clientX: 100, clientY: 100, pointerType: 'touch', pointerId: 1, button: 0 })
    fireEvent.pointerMove(surface(), { clientX: 140, clientY: 160, pointerType: 'touch', pointerId: 1 })
    const [{ yaw, pitch }] = stage.turn.mock.lastCall!
    expect(yaw).toBeCloseTo(VIEW_ANGLES.angle.yaw - 18)
    expect(pitch).toBe(VIEW_ANGLES.angle.pitch)
    fireEvent.pointerUp(surface(), { pointerId: 1 })
    fireEvent.pointerMove(surface(), { clientX: 300, clientY: 160, pointerType: 'touch', pointerId: 1 })
    expect(stage.turn.mock.lastCall![0].yaw).toBeCloseTo(VIEW_ANGLES.angle.yaw - 18)
  })

  it('enlarges by buttons and keys up to five times, and a view by name is whole again', async () => {
    const { stage } = show()
    await ready()
    const [zoomIn, zoomOut] = ['Förstora', 'Förminska'].map((name) => screen.getByRole('button', { name }))
    expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(zoomIn!)
    expect(stage.zoom).toHaveBeenLastCalledWith({ scale: 1.5, x: 0, y: 0 })
    expect(surface()).toHaveAttribute('aria-valuetext', 'Vriden -35 grader, förstorad till 150 procent')
    surface().focus()
    await userEvent.keyboard('++++++')
    expect(stage.zoom.mock.lastCall![0].scale).toBe(5)
    expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(stage.zoom.mock.lastCall![0].x).toBeCloseTo(0.02)
    expect(stage.turn).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Framifrån' }))
    expect(stage.zoom).toHaveBeenLastCalledWith({ scale: 1, x: 0, y: 0 })
    await userEvent.keyboard('+0')
    expect(stage.zoom.mock.lastCall![0].scale).toBe(1)
  })

  it('enlarges by the wheel where the view has the focus, and leaves the page its own', async () => {
    const { stage } = show()
    await ready()
    const wheel = (deltaY: number) => fireEvent.wheel(surface(), { deltaY, clientX: 300, clientY: 200 })
    const calls = stage.zoom.mock.calls.length
    expect(wheel(-400)).toBe(true)
    expect(stage.zoom.mock.calls.length).toBe(calls)
    surface().focus()
    expect(wheel(-400)).toBe(false)
    expect(stage.zoom.mock.lastCall![0].scale).toBeGreaterThan(2)
    // When the frame is small again, the wheel scrolls the page.
    wheel(4000)
    expect(stage.zoom.mock.lastCall![0].scale).toBe(1)
    expect(wheel(400)).toBe(true)
  })

  it('enlarges by two fingers, which do not turn the frame', async () => {
    const { stage } = show()
    await ready()
    surface().setPointerCapture = vi.fn()
    const finger = (pointerId: number, clientX: number) => ({
      pointerId,
      clientX,
      clientY: 100,
      pointerType: 'touch',
      button: 0,
    })
    fireEvent.pointerDown(surface(), finger(1, 100))
    fireEvent.pointerDown(surface(), finger(2, 200))
    fireEvent.pointerMove(surface(), finger(2, 300))
    expect(stage.zoom.mock.lastCall![0].scale).toBe(2)
    expect(stage.turn).not.toHaveBeenCalled()
    fireEvent.pointerUp(surface(), finger(2, 300))
    fireEvent.pointerMove(surface(), finger(1, 100))
    expect(stage.zoom.mock.lastCall![0].scale).toBe(2)
  })

  it('changes colour and lens on the spot, without fetching again', async () => {
    const { stage } = show({
      colors: [
        { id: 'black', name: 'Svart', colour: '#000' },
        { id: 'tortoise', name: 'Sköldpadd', colour: '#840' },
      ],
      lenses: [
        { id: 'clear', name: 'Klara', colour: '#fff' },
        { id: 'green', name: 'Gröntonade', colour: '#243' },
      ],
    })
    await ready()
    await userEvent.click(screen.getByRole('radio', { name: 'Sköldpadd' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Gröntonade' }))
    expect(stage.look).toHaveBeenLastCalledWith({ ...FRAME, color: 'tortoise', lens: 'green' })
    expect(stage.load).toHaveBeenCalledTimes(1)
  })

  it('lays the measures over the model [CARD-009]', async () => {
    const { container } = show()
    await ready()
    await userEvent.click(screen.getByRole('switch', { name: 'Visa mått' }))
    const numbers = [...container.querySelectorAll('text')].map((text) => text.textContent)
    expect(numbers).toEqual(['140 mm', '48 mm', '20 mm', '42 mm', '145 mm'])
  })

  it('frees the graphics card when it goes', async () => {
    const { stage, unmount } = show()
    await ready()
    unmount()
    expect(stage.dispose).toHaveBeenCalledTimes(1)
  })
})
