import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { FrameSpec } from '@klarsikt/eyewear'
import type { Comparison } from '@klarsikt/try-on/camera'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetViewedArticles, keepViewedArticle } from '../../lib/viewed-articles.js'
import { article, card } from '../../testing/article-samples.js'
import { mockShopServer, renderShop } from '../../testing/render-shop.js'
import { clearCompared, setCompared } from '../compare/compared-frames.js'
import type { FrameLooks } from './frame-looks.js'
import { useTryOnComparison } from './use-try-on-comparison.js'

const SPEC: FrameSpec = {
  shape: 'panto',
  construction: 'full-rim',
  material: 'acetate',
  color: 'black',
  lens: 'clear',
  measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
}
const OWN = article(100)
const LOOKS: FrameLooks = {
  colors: [
    { articleId: 100, id: 'black', name: 'Svart', colour: '#17181a' },
    { articleId: 101, id: 'navy', name: 'Marin', colour: '#1d2f4e' },
  ],
  lenses: [],
}

const { server } = mockShopServer()
let asked: string[] = []
beforeEach(() => {
  forgetViewedArticles()
  asked = []
  server.use(
    mock('getFavourites', () => ({ data: { articleIds: [7, 8] } })),
    mock('getCards', ({ query }) => {
      asked.push(query.get('ids') ?? '')
      // Number 8 is a case, which cannot be tried on.
      return {
        data: asked
          .at(-1)!
          .split(',')
          .map((id) => card(Number(id), { hasVTO: id !== '8' })),
      }
    }),
  )
})
afterEach(() => void clearCompared())

let owners = 0

/** Returns the comparison on the page of article 100, for a new visitor or a known one. */
function comparison(shopperId: string | null = `try-on ${owners++}`, looks = LOOKS) {
  let given: Comparison | undefined
  function Probe() {
    given = useTryOnComparison(OWN, looks)
    return null
  }
  const { unmount } = renderShop(<Probe />, { state: { shopperId } })
  unmount()
  return given!
}
const { signal } = new AbortController()

it('offers favourites, compared frames and those that were looked at, each once, of what can be tried on [CARD-005]', async () => {
  setCompared(9, true)
  setCompared(7, true)
  for (const id of [12, 9, 101, 100]) keepViewedArticle(id)
  expect(await comparison().list(signal)).toEqual([
    { title: 'Dina favoriter', frames: [{ id: '7', name: 'Isa Nord Linnea 7' }] },
    { title: 'Bågar du jämför', frames: [{ id: '9', name: 'Isa Nord Linnea 9' }] },
    { title: 'Senast visade', frames: [{ id: '12', name: 'Isa Nord Linnea 12' }] },
  ])
  expect(asked).toHaveLength(1)
})

it('asks for no favourites of who has no session, and says when the frames do not come', async () => {
  keepViewedArticle(12)
  expect(await comparison(null).list(signal)).toEqual([
    { title: 'Senast visade', frames: [{ id: '12', name: 'Isa Nord Linnea 12' }] },
  ])
  server.use(mock('getCards', () => new MockRefusal(503, { code: 'unavailable', message: 'Försök igen.' })))
  await expect(comparison(null).list(signal)).rejects.toThrow('The cards did not come')
})

it('opens the model of a frame, and fails where it has none', async () => {
  const whole = article(7)
  const model = '/media/0123456789abcdef0123/model-1.glb'
  server.use(mock('getArticle', () => ({ data: { ...whole, dto: { ...whole.dto, frame: SPEC, model } } })))
  expect(await comparison().open('7', signal)).toEqual({ frame: SPEC, src: model })
  server.use(mock('getArticle', () => ({ data: whole })))
  await expect(comparison().open('7', signal)).rejects.toThrow('It has no model')
})

it('says of both frames what they cost, with a heart of its own and the way to each', async () => {
  const saved: number[] = []
  server.use(
    mock('setFavourite', ({ body }) => {
      saved.push((body as { articleId: number }).articleId)
      return { success: true as const, data: { articleIds: saved } }
    }),
  )
  const { list, caption } = comparison()
  await list(signal)
  renderShop(
    <>
      {caption({ id: null, color: 'navy' })}
      {caption({ id: '7', color: 'black' })}
    </>,
    { state: { shopperId: 'captions' } },
  )
  expect(screen.getAllByText(/^1.495.kr$/)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Till produkten Linnea 101' })).toHaveAttribute(
    'href',
    '/glasögon/linnea-101',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Spara Linnea 7 som favorit' }))
  await waitFor(() => expect(saved).toEqual([7]))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Spara Linnea 7 som favorit' })).toHaveAttribute('aria-pressed', 'true'),
  )
})
