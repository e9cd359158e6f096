import { describe, expect, expectTypeOf, it } from 'vitest'
import { cartMessages } from './cart.js'
import { errorMessages } from './error.js'
import type { ParamsOf } from './message-params.js'
import { navMessages } from './nav.js'
import { missingMessage, translator } from './translator.js'
import { validationMessages } from './validation.js'

const t = translator(cartMessages, navMessages, validationMessages, errorMessages)

describe('translator', () => {
  it('gives the text of a key from any of its catalogues', () => {
    expect(t('cart.title')).toBe('Varukorg')
    expect(t('cart.removed', { name: 'Bågen' })).toBe('Bågen togs bort.')
    expect(t('nav.cartWithCount', { count: 2 })).toBe('Varukorg, 2 varor')
    expect(t('validation.prescription.sphereRequired', { eye: 'left' })).toBe('Ange sfär för vänster öga.')
    expect(t.has('nav.menu')).toBe(true)
    expect(t.has('checkout.vat')).toBe(false)
  })

  it('shows a missing key where the text should stand [META-006]', () => {
    // @ts-expect-error the compiler refuses an unknown key
    expect(t('nope')).toBe('[[nope]]')
    expect(t.dynamic('checkout.vat')).toBe('[[checkout.vat]]')
    expect(t.dynamic('toString')).toBe('[[toString]]')
    expect(missingMessage('a.b')).toBe('[[a.b]]')
  })

  it('renders keys known only at run time', () => {
    expect(t.dynamic('validation.password.tooShort', { min: 8 })).toBe('Lösenordet måste vara minst 8 tecken.')
  })

  it('has its keys and parameters checked by the compiler', () => {
    const calls = (): void => {
      // @ts-expect-error a parameter is missing
      t('cart.removed')
      // @ts-expect-error the parameter has another name
      t('cart.removed', { nam: 'x' })
      // @ts-expect-error a plural counts numbers
      t('nav.cartWithCount', { count: '2' })
      // @ts-expect-error the text has no parameters
      t('cart.title', { name: 'x' })
      // @ts-expect-error the catalogue of this namespace was not given
      t('checkout.vat')
    }
    expectTypeOf(calls).toBeFunction()
    expectTypeOf<ParamsOf<'inga'>>().toEqualTypeOf<{}>()
    expectTypeOf<keyof ParamsOf<'{a, plural, =0 {tom {b}} one {# vara} other {{c}}} och {d}'>>().toEqualTypeOf<
      'a' | 'b' | 'c' | 'd'
    >()
    expectTypeOf<ParamsOf<'{n, plural, one {en} other {#}}'>>().toEqualTypeOf<{ readonly n: number }>()
    // No call is made: the lines above only have to compile.
    expect(t.has('cart.removed')).toBe(true)
  })
})
