import type { FrameSpec } from '@klarsikt/eyewear'
import { describe, expect, it } from 'vitest'
import { article } from '../../testing/article-samples.js'
import { frameLooks } from './frame-looks.js'

const SPEC: FrameSpec = {
  shape: 'panto',
  construction: 'full-rim',
  material: 'acetate',
  color: 'black',
  lens: 'clear',
  measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
}

/** Black and a gradient from black have the same dot. */
function inColors(swatches: readonly string[]) {
  const whole = article()
  const [first] = whole.dto.variants
  const variants = swatches.map((swatch, i) => ({ ...first!, articleId: whole.id + i, swatch, colorName: swatch }))
  return { ...whole, dto: { ...whole.dto, variants } }
}

describe('the colours that a frame is looked at in', () => {
  it('have its own among them, and of the others those that are sure', () => {
    const { colors } = frameLooks(inColors(['#17181a', '#17181a', '#1d2f4e']), SPEC)
    expect(colors.map(({ id }) => id)).toEqual(['black', 'navy'])
  })

  it('and the lenses are those that can be bought: sunglasses are as they are', () => {
    expect(frameLooks(article(), SPEC).lenses.map(({ id }) => id)).toEqual(['clear', 'grey', 'brown', 'green'])
    expect(frameLooks({ ...article(), family: 'sunglasses' }, SPEC)).toEqual({ colors: [], lenses: [] })
  })
})
