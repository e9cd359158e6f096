import { describe, expect, it } from 'vitest'
import { classPrefix, partsOf, spread } from './component-parts.js'

describe('the parts of a component', () => {
  it('are those that carry its own classes, each once and outermost first', () => {
    const root = document.createElement('div')
    root.innerHTML = `<div class="ks-CartLine-root"><a class="ks-Link-root ks-CartLine-name"></a>
      <p class="ks-CartLine-unitPrice"></p><p class="ks-CartLine-unitPrice"></p></div>`
    expect(partsOf(root, 'cart-line').map(({ name, className }) => [name, className])).toEqual([
      ['Root', 'ks-CartLine-root'],
      ['Name', 'ks-CartLine-name'],
      ['Unit price', 'ks-CartLine-unitPrice'],
    ])
  })

  it('are none where another component is shown', () => {
    const root = document.createElement('div')
    root.innerHTML = '<button class="ks-Button-root"></button>'
    expect(partsOf(root, 'dialog')).toEqual([])
  })

  it('take their prefix from the folder', () => expect(classPrefix('text-field')).toBe('ks-TextField-'))
})

it('spreads markers that would cover each other', () => {
  const corner = { x: 50, y: 10 }
  expect(spread([corner, corner, corner, { x: 50, y: 90 }], 20)).toEqual([
    { x: 50, y: 10 },
    { x: 30, y: 10 },
    { x: 10, y: 10 },
    { x: 50, y: 90 },
  ])
})
