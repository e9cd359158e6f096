import { describe, expect, it } from 'vitest'
import { firstMarks, keyStep, nearerMark, pupilsOfMarks, withMark } from './marks.js'

const SIZE = { width: 1000, height: 1500 }
const MARKS = { left: [400, 600], right: [600, 600] } as const

describe('the marks of the pupils', () => {
  it('begin where pupils are in a portrait', () => {
    expect(firstMarks(SIZE)).toEqual({ left: [400, 630], right: [600, 630] })
  })
  it('stay inside the picture', () => {
    expect(withMark(MARKS, 'right', [1200, -3], SIZE)).toEqual({ left: [400, 600], right: [1000, 0] })
  })
  it('are moved by a press that is nearer to one of them', () => {
    expect(nearerMark(MARKS, [450, 900])).toBe('left')
    expect(nearerMark(MARKS, [900, 100])).toBe('right')
  })
  it('go by arrow keys in small steps, and with Shift in large ones', () => {
    expect(keyStep('ArrowLeft', false, SIZE)).toEqual([-1.5, 0])
    expect(keyStep('ArrowDown', true, SIZE)).toEqual([0, 18])
    expect(keyStep('Tab', false, SIZE)).toBeNull()
  })
  it('are put right when they have crossed, and are no pupils when they lie together', () => {
    expect(pupilsOfMarks({ left: MARKS.right, right: MARKS.left }, SIZE)).toEqual(MARKS)
    expect(pupilsOfMarks({ left: [500, 600], right: [560, 600] }, SIZE)).toBeNull()
  })
})
