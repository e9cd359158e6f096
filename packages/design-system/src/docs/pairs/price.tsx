import { Price } from '../../commerce/price/price.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'A campaign price with the price before and the lowest of the last 30 days, as the law asks.',
      show: () => <Price price={{ amount: 995, ordinaryPrice: 1495, isCampaign: true }} lowestPrice30={1195} />,
    },
    wrong: {
      text: 'A campaign without the lowest price of the last 30 days.',
      show: () => <Price price={{ amount: 995, ordinaryPrice: 1495, isCampaign: true }} />,
    },
  },
  {
    right: {
      text: 'The component writes the amount: the space does not break, and it is read out right.',
      show: () => <Price price={{ amount: 1495 }} size="large" />,
    },
    wrong: {
      text: 'Written by hand, in a colour that means campaign.',
      show: () => <strong style={{ color: 'var(--ks-color-campaign-text)', fontSize: '1.75rem' }}>1.495:- SEK</strong>,
    },
  },
]
