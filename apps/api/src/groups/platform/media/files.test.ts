import { MODEL_VERSION, PictureQueueFullError } from '@klarsikt/pictures'
import { createOrm } from '@klarsikt/server/database'
import { createHttpApp } from '@klarsikt/server/http'
import { silentLog } from '@klarsikt/server/testing'
import { describe, expect, it, vi } from 'vitest'
import type { Deps } from '../../../context.js'
import { failures } from '../../../http/failures.js'
import type { Pictures } from '../../../providers/pictures/port.js'
import { mediaFiles } from './files.js'

const PATH = '/media/0123456789abcdef0123/285.webp'

/** The media routes over a table that has every picture, all with one specification. */
function shop(
  read: Pictures['read'],
  spec: object = { kind: 'store', variant: 1 },
  model?: Pictures['model'],
  video?: Pictures['video'],
) {
  const app = createHttpApp({ log: silentLog, failures, https: false })
  const database = {
    guard: (work: () => Promise<unknown>) => work(),
    orm: createOrm({ query: (async () => ({ rows: [[spec]] })) as never }),
  }
  mediaFiles(app, { database, pictures: { read, model, video } } as unknown as Deps)
  return app
}

describe('picture files', () => {
  it('have a content length and may be cached for ever', async () => {
    const { status, headers } = await shop(async () => new Uint8Array(7)).request(PATH)
    // A webmail that shows the pictures of a letter is another site.
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect([status, headers.get('content-length'), headers.get('cache-control'), headers.get('etag')]).toEqual([
      200,
      '7',
      'public, max-age=31536000, immutable',
      null,
    ])
  })

  it.each([
    [75, 200],
    [780, 200],
    [1180, 200],
    [2000, 200],
    [2001, 404],
  ])('are drawn at widths that pages ask for and at no others: %i px [MEDIA-007]', async (width, status) => {
    const answer = await shop(async () => new Uint8Array(7)).request(PATH.replace('285', String(width)))
    expect(answer.status).toBe(status)
  })

  it('answer HEAD with the same headers and nothing else', async () => {
    const answer = await shop(async () => new Uint8Array(7)).request(PATH, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength]).toEqual([
      200,
      'image/webp',
      0,
    ])
  })

  it('answer 503 when too many wait, and that answer is not cached', async () => {
    const { status, headers } = await shop(() => Promise.reject(new PictureQueueFullError('full'))).request(PATH)
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '3', 'no-store'])
  })

  it('abort the drawing when the client has gone', async () => {
    const gone = new AbortController()
    const read = vi.fn<Pictures['read']>(
      ({ signal }) =>
        new Promise((_, reject) =>
          signal!.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError'))),
        ),
    )
    const answer = shop(read).request(new Request(`http://shop.test${PATH}`, { signal: gone.signal }))
    await vi.waitFor(() => expect(read).toHaveBeenCalled())
    gone.abort()
    expect((await answer).status).toBe(503)
  })

  it('are a fault of ours when they cannot be drawn', async () => {
    const { status, headers } = await shop(() => Promise.reject(new Error('broken'))).request(PATH)
    expect([status, headers.get('cache-control')]).toEqual([500, 'no-store'])
  })
})

describe('films', () => {
  const FILM = '/media/0123456789abcdef0123/video.mp4'
  const noPicture: Pictures['read'] = () => Promise.reject(new Error('no picture was asked for'))
  const video = vi.fn<Pictures['video']>(async ({ name }) =>
    name === 'video.webm' ? null : new Uint8Array([0, 1, 2, 3]),
  )
  const ask = (path: string, range?: string) =>
    shop(noPicture, undefined, undefined, video).request(path, range ? { headers: { range } } : {})

  it('are sent whole and may be cached for ever [MEDIA-002]', async () => {
    const { status, headers } = await ask(FILM)
    expect([status, headers.get('content-type'), headers.get('content-length'), headers.get('accept-ranges')]).toEqual([
      200,
      'video/mp4',
      '4',
      'bytes',
    ])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await ask('/media/0123456789abcdef0123/poster.webp')).headers.get('content-type')).toBe('image/webp')
  })

  it('are sent in the parts that a browser asks for', async () => {
    const answer = await ask(FILM, 'bytes=1-2')
    expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-length')]).toEqual([
      206,
      'bytes 1-2/4',
      '2',
    ])
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2])
    const outside = await ask(FILM, 'bytes=4-')
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */4'])
  })

  it('are missing where there is no such file', async () => {
    expect((await ask('/media/0123456789abcdef0123/video.webm')).status).toBe(404)
    expect((await ask('/media/0123456789abcdef0123/video.mov')).status).toBe(404)
  })
})

describe('models of frames', () => {
  const FRAME = { kind: 'frame', view: 'front', frame: { shape: 'panto' } }
  const noPicture: Pictures['read'] = () => Promise.reject(new Error('no picture was asked for'))
  const address = (version: number) => `/media/0123456789abcdef0123/model-${version}.glb`

  it('are made from the frame of the picture and may be cached for ever [ROUTE-058]', async () => {
    const model = vi.fn<Pictures['model']>(async () => new Uint8Array(9))
    const { status, headers } = await shop(noPicture, FRAME, model).request(address(MODEL_VERSION))
    expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([
      200,
      'model/gltf-binary',
      '9',
    ])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(model.mock.lastCall![0].frame).toEqual({ shape: 'panto' })
  })

  it('are missing for what is no frame and for another version of the maker', async () => {
    const model = vi.fn<Pictures['model']>(async () => new Uint8Array(9))
    expect((await shop(noPicture, undefined, model).request(address(MODEL_VERSION))).status).toBe(404)
    expect((await shop(noPicture, FRAME, model).request(address(MODEL_VERSION + 1))).status).toBe(404)
    expect(model).not.toHaveBeenCalled()
  })

  it('answer 503 when too many wait', async () => {
    const full: Pictures['model'] = () => Promise.reject(new PictureQueueFullError('full'))
    expect((await shop(noPicture, FRAME, full).request(address(MODEL_VERSION))).status).toBe(503)
  })
})
