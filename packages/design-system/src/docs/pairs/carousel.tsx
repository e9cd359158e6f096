import { ProductCard } from '../../commerce/product-card/product-card.js'
import { Alert } from '../../primitives/alert/alert.js'
import { Carousel } from '../../primitives/carousel/carousel.js'
import { article } from '../../testing/articles.js'
import type { Pair } from '../right-wrong/pair.js'

const NAMES = ['Linnea Rund', 'Barstow', 'Abisko', 'Linköping'] as const

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Equals beside the main thing, and the next one peeks in.',
      show: () => (
        <Carousel headingLevel={3} title="Liknande bågar">
          {NAMES.map((name, index) => (
            <ProductCard key={name} article={article({ id: index + 1, name })} headingLevel={4} />
          ))}
        </Carousel>
      ),
    },
    wrong: {
      text: 'What everybody has to see stands second: it is not seen.',
      show: () => (
        <Carousel headingLevel={3} title="Viktigt">
          <Alert title="Välkommen" tone="success" />
          <Alert title="Butiken har stängt i dag" tone="warning" />
          <Alert title="Nytt telefonnummer" />
        </Carousel>
      ),
    },
  },
]
