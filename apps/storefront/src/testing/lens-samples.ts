import type { LensOption, LensOptions } from '@klarsikt/contract/shop/types'

/** Returns one kind of lens with one lens in it. */
export function lensOptions(lens: Partial<LensOption> = {}): { readonly data: LensOptions } {
  const option: LensOption = {
    skuId: '300-1',
    lensType: 'single-vision',
    index: '1.5',
    polarized: false,
    label: 'Klara, index 1,5',
    description: 'Antireflex och hård yta.',
    needsPrescription: true,
    needsAddition: false,
    needsWorkingDistance: false,
    color: 'clear',
    price: 500,
    vatRate: 25,
    ...lens,
  }
  const { lensType, price: fromPrice } = option
  return {
    data: {
      frameVatRate: 25,
      groups: [{ lensType, title: 'Enkelslipade', text: 'För ett avstånd.', fromPrice, options: [option] }],
    },
  }
}
