import { Link } from '../../primitives/link/link.js'
import { QrCode } from '../../primitives/qr-code/qr-code.js'
import type { Pair } from '../right-wrong/pair.js'

const ADDRESS = 'https://klarsikt.example/bokning/10002345'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Black on white with its edge, and another way beside it.',
      show: () => (
        <div className="ks-stack">
          <QrCode value={ADDRESS} label="Kod till din bokning" />
          <Link href="#bokning">Öppna bokningen på den här enheten</Link>
        </div>
      ),
    },
    wrong: {
      text: 'Too small and turned light on dark: half of all readers give up, and there is no other way.',
      show: () => (
        <div style={{ filter: 'invert(1) sepia(1)' }}>
          <QrCode value={ADDRESS} label="Kod till din bokning" size={80} />
        </div>
      ),
    },
  },
]
