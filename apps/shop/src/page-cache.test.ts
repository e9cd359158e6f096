import { describe, expect, it, vi } from 'vitest'
import { createPageCache, isPacked } from './page-cache.js'
import type { RenderedPage } from './render-page.js'

const LIFETIME = { freshMs: 10_000, staleMs: 60_000 }

const page = (text: string, change: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: new Headers(),
  body: new Uint8Array(Buffer.from(text)),
  visibility: 'public',
  isComplete: true,
  articleIds: new Set([1, 2]),
  ...change,
})

function setUp() {
  const clock = { now: 0 }
  const cache = createPageCache(LIFETIME, { now: () => clock.now })
  const render = vi.fn<() => Promise<RenderedPage>>()
  /** Asks for a page and says whether it was rendered. A rendering would give `text`. */
  const ask = async (text: string, change: Partial<RenderedPage> = {}, key = '/') => {
    render.mockClear().mockResolvedValue(page(text, change))
    const answer = await cache.get(key, render)
    return { answer, rendered: render.mock.calls.length > 0 }
  }
  return { clock, cache, ask, render }
}

describe('the page cache', () => {
  it('serves a fresh page as it is, a stale one while the next is rendered, and an old one not at all', async () => {
    const { clock, ask } = setUp()
    const first = await ask('a')
    expect(first.rendered).toBe(true)
    clock.now = LIFETIME.freshMs - 1
    expect(await ask('b')).toEqual({ answer: first.answer, rendered: false })
    clock.now = LIFETIME.freshMs
    expect(await ask('c')).toEqual({ answer: first.answer, rendered: true })
    await vi.waitFor(async () => expect((await ask('d')).answer).not.toEqual(first.answer))
    clock.now += LIFETIME.freshMs + LIFETIME.staleMs
    expect((await ask('e')).rendered).toBe(true)
  })
  it('renders once for all who ask meanwhile', async () => {
    const { cache, render } = setUp()
    const waiting = Promise.withResolvers<RenderedPage>()
    render.mockReturnValue(waiting.promise)
    const answers = [cache.get('/', render), cache.get('/', render), cache.get('/', render)]
    waiting.resolve(page('a'))
    expect(new Set(await Promise.all(answers)).size).toBe(1)
    expect(render).toHaveBeenCalledOnce()
  })
  it('never gives what is private to anybody else', async () => {
    const { cache, ask } = setUp()
    let visitor = 0
    const own = async () => page(`${visitor++}`, { visibility: 'private' })
    const answers = await Promise.all([cache.get('/checkout', own), cache.get('/checkout', own)])
    expect(answers.map((answer) => !isPacked(answer) && Buffer.from(answer.body).toString())).toEqual(['0', '1'])
    expect((await ask('c', { visibility: 'private' }, '/checkout')).rendered).toBe(true)
  })
  it.each([
    ['is no success', { status: 404 }],
    ['leads elsewhere', { status: 301 }],
    ['lacks a part', { isComplete: false }],
  ])('does not store a page that %s', async (_why, change) => {
    const { ask } = setUp()
    await ask('a', change)
    expect((await ask('b')).rendered).toBe(true)
  })
  it('serves the last whole page while parts cannot be had, for ten minutes', async () => {
    const { clock, ask } = setUp()
    const whole = await ask('a')
    clock.now = 599_999
    expect((await ask('b', { isComplete: false })).answer).toBe(whole.answer)
    expect((await ask('b', { status: 500, isComplete: false })).answer).toBe(whole.answer)
    clock.now = 600_000
    expect((await ask('b', { isComplete: false })).answer).not.toBe(whole.answer)
  })
  it('forgets pages that show a changed article, and all when anything may have changed', async () => {
    const { cache, ask } = setUp()
    await ask('a')
    cache.purge(new Set([3]))
    expect((await ask('b')).rendered).toBe(false)
    cache.purge(new Set([2, 3]))
    expect((await ask('c')).rendered).toBe(true)
    cache.purge(null)
    expect((await ask('d')).rendered).toBe(true)
  })
  it.each([new Set([1]), null])('does not store what was rendered before the change %s', async (changed) => {
    const { cache, ask, render } = setUp()
    const waiting = Promise.withResolvers<RenderedPage>()
    render.mockReturnValue(waiting.promise)
    const answer = cache.get('/', render)
    cache.purge(changed)
    waiting.resolve(page('old'))
    await answer
    expect((await ask('new')).rendered).toBe(true)
  })
})
