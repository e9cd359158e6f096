/** Position of the pupils of the drawn head, as shares of the picture. */
export const DRAWN_PUPILS = { left: [0.39, 0.44], right: [0.61, 0.44] } as const

const SIZE = { width: 900, height: 1200 } as const

/** Draws a head as a file, so that no picture of a real person is needed. */
export async function drawnHead({ light = 1, scale = 1 } = {}): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE.width * scale
  canvas.height = SIZE.height * scale
  const context = canvas.getContext('2d')!
  context.scale(canvas.width, canvas.height)
  const oval = (x: number, y: number, rx: number, ry: number, color: string) => {
    context.fillStyle = color
    context.beginPath()
    context.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
    context.fill()
  }
  context.fillStyle = '#9fb0b5'
  context.fillRect(0, 0, 1, 1)
  oval(0.5, 1.05, 0.42, 0.24, '#3f5a6b')
  oval(0.5, 0.36, 0.31, 0.27, '#4a3527')
  oval(0.5, 0.48, 0.27, 0.29, '#d9a988')
  oval(0.5, 0.55, 0.035, 0.03, '#c58f6e')
  oval(0.5, 0.66, 0.09, 0.014, '#a65a55')
  for (const [x, y] of Object.values(DRAWN_PUPILS)) {
    oval(x, y - 0.055, 0.06, 0.008, '#4a3527')
    oval(x, y, 0.05, 0.018, '#f4f1ec')
    oval(x, y, 0.021, 0.0158, '#4f6f52')
    oval(x, y, 0.009, 0.0068, '#101214')
  }
  context.fillStyle = `rgb(0 0 0 / ${1 - light})`
  context.fillRect(0, 0, 1, 1)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob!], 'head.png', { type: 'image/png' })
}
