import { ProductCard } from '../../commerce/product-card/product-card.js'
import { Button } from '../../primitives/button/button.js'
import { article } from '../../testing/articles.js'
import type { Pair } from '../right-wrong/pair.js'

const WITHOUT_BRAND = article({ id: 2, name: 'Barstow', brand: '', colours: [] })

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'One link over the whole card, and every card of the row with its brand.',
      show: () => (
        <div className="ks-product-grid">
          <ProductCard article={article()} headingLevel={3} />
          <ProductCard article={article({ id: 3, name: 'Barstow' })} headingLevel={3} />
        </div>
      ),
    },
    wrong: {
      text: 'Buttons compete with the link, and without a brand the names no longer line up.',
      show: () => (
        <div className="ks-product-grid">
          <ProductCard article={article()} headingLevel={3}>
            <div className="ks-cluster">
              <Button size="small">Köp</Button>
              <Button size="small">Prova</Button>
            </div>
          </ProductCard>
          <ProductCard article={WITHOUT_BRAND} headingLevel={3} />
        </div>
      ),
    },
  },
]
