import { ImageGallery } from '../../commerce/image-gallery/image-gallery.js'
import { FlagList } from '../../primitives/flag/flag.js'
import { pictures } from '../../testing/articles.js'
import type { Pair } from '../right-wrong/pair.js'

const IMAGES = [
  { ...pictures('#3b2a20'), alt: 'Bågen rakt framifrån' },
  { ...pictures('#3b2a20', true), alt: 'Bågen från sidan' },
]

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Pictures and nothing over them; each says what it shows.',
      show: () => <ImageGallery images={IMAGES} label="Linnea Rund" />,
    },
    wrong: {
      text: 'Flags over the product and over the sign for enlarging.',
      show: () => (
        <div style={{ position: 'relative' }}>
          <ImageGallery images={IMAGES} label="Bilder" />
          <div style={{ position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8 }}>
            <FlagList
              flags={[
                { text: '995 kr', color: 'Orange' },
                { text: 'Sista chansen', color: 'Black' },
              ]}
            />
          </div>
        </div>
      ),
    },
  },
]
