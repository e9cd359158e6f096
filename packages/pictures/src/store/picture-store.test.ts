import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureHash } from '../picture-hash.js'
import type { FramePicture, PictureSpec } from '../picture-spec.js'
import { PictureStore } from './picture-store.js'
import { PictureQueueFullError } from './worker-pool.js'

const FRAME: FramePicture = {
  kind: 'frame',
  view: 'front',
  frame: {
    shape: 'panto',
    construction: 'full-rim',
    material: 'acetate',
    color: 'tortoise',
    lens: 'clear',
    measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
  },
}
const TILE: PictureSpec = { kind: 'store', variant: 1 }

/** A worker that reports each task and answers only when released. This makes the queue behind it deterministic. */
const HELD_WORKER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    const held = new BroadcastChannel('held-worker')
    const released = new Promise((resolve) => (held.onmessage = resolve)).then(() => held.close())
    parentPort.once('message', () => held.postMessage('taken'))
    parentPort.on('message', ({ id, task }) =>
      released.then(() => parentPort.postMessage({ id, bytes: new TextEncoder().encode(String(task.job.spec.variant)) })))
  `)}`,
)

let dir: string
let store: PictureStore
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'))
  store = new PictureStore({ dir, workers: 1 })
})
afterAll(async () => {
  await store.close()
  await rm(dir, { recursive: true })
})

const get = (spec: PictureSpec, width: 1180 | 570 | 285 | 145 | 75 = 75, format: 'avif' | 'webp' | 'jpg' = 'jpg') =>
  store.picture(pictureHash(spec), spec, width, format)
const fileOf = (spec: PictureSpec, name: string) => join(dir, pictureHash(spec).slice(0, 2), pictureHash(spec), name)

describe('picture store', () => {
  it('serves the five widths at the 1.6:1 card ratio, in all formats [MEDIA-007]', async () => {
    for (const width of [1180, 570, 285, 145, 75] as const) {
      const meta = await sharp(await get(TILE, width)).metadata()
      expect(meta.width).toBe(width)
      expect(meta.width / meta.height).toBeCloseTo(1.6, 1)
    }
    expect((await sharp(await get(TILE, 285, 'avif')).metadata()).mediaType).toBe('image/avif')
    expect((await sharp(await get(TILE, 285, 'webp')).metadata()).format).toBe('webp')
  })

  it('draws the same bytes again after the cache is lost', async () => {
    const first = await get(FRAME, 285)
    await rm(join(dir, pictureHash(FRAME).slice(0, 2), pictureHash(FRAME)), { recursive: true })
    expect((await get(FRAME, 285)).equals(first)).toBe(true)
  })

  it('shares one drawing between all who ask at the same time', async () => {
    const spec: PictureSpec = { kind: 'store', variant: 2 }
    const [a, b] = await Promise.all([get(spec, 285), get(spec, 285)])
    expect(a).toBe(b)
  })

  it('replaces a cached file and a stored drawing that were cut short or altered', async () => {
    const whole = await get(TILE, 145)
    const path = fileOf(TILE, '145.jpg')
    const bytes = await readFile(path)
    await writeFile(path, bytes.subarray(0, bytes.length >> 1))
    await writeFile(fileOf(TILE, 'drawn-570.jpg'), 'not a picture')
    expect((await get(TILE, 145)).equals(whole)).toBe(true)
    expect((await readFile(path)).equals(bytes)).toBe(true)
  })

  it('leaves no drafts behind', async () => {
    await get(TILE, 75)
    expect(
      (await readdir(join(dir, pictureHash(TILE).slice(0, 2), pictureHash(TILE)))).filter((name) =>
        name.endsWith('.part'),
      ),
    ).toEqual([])
  })

  it('refuses widths and formats that are not served [MEDIA-007]', async () => {
    await expect(store.picture(pictureHash(TILE), TILE, 1181 as 1180, 'jpg')).rejects.toThrow(RangeError)
    await expect(store.picture('../../etc/passwd', TILE, 75, 'jpg')).rejects.toThrow(RangeError)
  })

  it('refuses more than the queue holds, with an error', async () => {
    const small = new PictureStore({ dir: join(dir, 'queue'), workers: 1, queueLength: 1 })
    const asked = [1, 2, 3, 4].map((variant) => {
      const spec: PictureSpec = { kind: 'store', variant }
      return small.picture(pictureHash(spec), spec, 75, 'jpg')
    })
    const results = await Promise.allSettled(asked)
    await small.close()
    const refused = results.filter((r) => r.status === 'rejected').map((r) => r.reason as unknown)
    expect(refused.length).toBe(2)
    expect(refused.every((reason) => reason instanceof PictureQueueFullError)).toBe(true)
  })

  it('does not begin an aborted picture, unless another request waits for it', async () => {
    const variants = { begun: 1, single: 2, shared: 3 }
    const worker = new BroadcastChannel('held-worker')
    const taken = new Promise((resolve) => (worker.onmessage = resolve))
    const own = new PictureStore({ dir: join(dir, 'given-up'), workers: 1, workerUrl: HELD_WORKER })
    const ask = (variant: number, signal?: AbortSignal) => {
      const spec: PictureSpec = { kind: 'store', variant }
      return own.picture(pictureHash(spec), spec, 75, 'jpg', signal ? { signal } : {})
    }
    const [first, second] = [new AbortController(), new AbortController()]
    const begun = ask(variants.begun)
    // The order in which files are read from disk is not certain, so the others are requested once the thread has this
    // one.
    await taken
    const single = ask(variants.single, first.signal)
    const shared = [ask(variants.shared, second.signal), ask(variants.shared)]
    first.abort()
    second.abort()
    await expect(single).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    worker.postMessage('release')
    const drawn = (await Promise.all([begun, ...shared])).map((bytes) => bytes.toString())
    worker.close()
    await own.close()
    expect(drawn).toEqual(['1', '3', '3'])
  })

  it('shares a large drawing out between idle threads, with the same result', async () => {
    const [one, two] = [1, 2].map((workers) => new PictureStore({ dir: join(dir, `threads-${workers}`), workers }))
    const [whole, banded] = await Promise.all(
      [one!, two!].map((own) => own.picture(pictureHash(FRAME), FRAME, 1180, 'jpg')),
    )
    await Promise.all([one!.close(), two!.close()])
    expect(banded!.equals(whole!)).toBe(true)
  })

  it('goes on after a picture that cannot be drawn', async () => {
    const broken = { kind: 'frame', view: 'front', frame: null } as unknown as PictureSpec
    await expect(store.picture('0'.repeat(20), broken, 75, 'jpg')).rejects.toThrow()
    expect((await get(TILE, 75)).length).toBeGreaterThan(100)
  })

  it('draws ahead and reports its progress', async () => {
    const progress: number[] = []
    const specs = [1, 2, 3].map((variant): PictureSpec => ({ kind: 'store', variant }))
    await store.drawAll(specs, (done) => progress.push(done), { widths: [75, 285], formats: ['webp'] })
    expect(progress).toEqual([1, 2, 3])
    expect(await readdir(join(dir, pictureHash(specs[2]!).slice(0, 2), pictureHash(specs[2]!)))).toEqual(
      expect.arrayContaining(['75.webp', '285.webp']),
    )
  })
})

describe('models', () => {
  it('are made once, kept by hash and made again when the stored file is damaged', async () => {
    const hash = pictureHash(FRAME)
    const [first, second] = await Promise.all([store.model(hash, FRAME.frame), store.model(hash, FRAME.frame)])
    expect(first.subarray(0, 4).toString()).toBe('glTF')
    expect(second.equals(first)).toBe(true)
    const [name] = (await readdir(join(dir, hash.slice(0, 2), hash))).filter((file) => file.endsWith('.glb'))
    await writeFile(fileOf(FRAME, name!), 'damaged')
    expect((await store.model(hash, FRAME.frame)).equals(first)).toBe(true)
  })

  it('have a hash for a name and nothing else', async () => {
    await expect(store.model('../../etc', FRAME.frame)).rejects.toThrow(RangeError)
  })
})
