import type { OpenCamera } from '../camera/open-camera.js'
import { drawnHead } from './drawn-head.js'

/** Interval of the camera's pictures in ms. A canvas that does not change would send none. */
const PICTURE_MS = 50

/** Makes a camera that shows a drawn head, for as long as its stream is used. */
export const openDrawnCamera =
  (head: Parameters<typeof drawnHead>[0] = {}): OpenCamera =>
  async () => {
    const picture = await createImageBitmap(await drawnHead(head))
    const canvas = Object.assign(document.createElement('canvas'), {
      width: picture.width / 2,
      height: picture.height / 2,
    })
    const context = canvas.getContext('2d')
    const draw = () => context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    draw()
    const stream = canvas.captureStream()
    const timer = setInterval(() => {
      if (stream.active) draw()
      else clearInterval(timer)
    }, PICTURE_MS)
    return stream
  }
