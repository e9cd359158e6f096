import { PrintPage } from '../../primitives/print-page/print-page.js'
import type { Pair } from '../right-wrong/pair.js'

const FOOTER = [{ title: 'Klarsikt AB', lines: ['Storgatan 2, 111 47 Stockholm'] }]

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The number comes first: it is what is read out on the phone.',
      show: () => (
        <PrintPage headingLevel={2} title="Faktura" number="10002345" logo={<strong>Klarsikt</strong>} footer={FOOTER}>
          <p>Att betala: 1 495 kr, senast 24 december 2026.</p>
        </PrintPage>
      ),
    },
    wrong: {
      text: 'Links and a picture that say nothing on paper, and no number.',
      show: () => (
        <PrintPage headingLevel={2} title="Tack för ditt köp!" logo={<strong>Klarsikt</strong>} footer={FOOTER}>
          <p>
            <u>Klicka här</u> för att betala, eller <u>läs mer</u>.
          </p>
        </PrintPage>
      ),
    },
  },
]
