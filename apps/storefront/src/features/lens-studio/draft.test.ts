import { beforeEach, describe, expect, it } from 'vitest'
import { type Draft, forgetDraft, forgetPage, keepDraft, keepForNextPair, recallDraft } from './draft.js'

beforeEach(forgetDraft)

const draft: Draft = {
  typed: { rightSphere: '-1,25', leftSphere: '-1' },
  distances: { monitor: '65' },
  confirmed: true,
  lineId: null,
  exam: null,
}

describe('strengths that are being filled in', () => {
  it('last as long as the tab, also when the page is loaded again', () => {
    keepDraft(draft)
    expect(recallDraft(null)).toEqual(draft)
    forgetPage()
    expect(recallDraft(null)).toEqual(draft)
  })

  it('of a pair of the cart are not those of a new one', () => {
    keepDraft({ ...draft, lineId: 'f' })
    expect(recallDraft('f')?.typed).toEqual(draft.typed)
    expect(recallDraft(null)).toBeNull()
  })

  it.each(['', '7', 'null', '{"typed":7}', '{"typed":{"rightSphere":1,"other":"x"},"distances":null}'])(
    'are none where the storage holds %s',
    (stored) => {
      sessionStorage.setItem('lens-studio', stored)
      expect(recallDraft(null)?.typed ?? {}).toEqual({})
    },
  )
})

it('fill in a new pair with the strengths of an earlier one, to be confirmed again', () => {
  keepForNextPair({ ...draft, lineId: 'f' })
  forgetPage()
  expect(recallDraft(null)).toEqual({ ...draft, confirmed: false, isTakenOver: true })
  expect(recallDraft('f')).toBeNull()
  keepForNextPair(null)
  expect(recallDraft(null)).toBeNull()
})
