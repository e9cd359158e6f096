import './brands.css'
import { useId } from 'react'
import { CartLine } from '../../commerce/cart-line/cart-line.js'
import { FreeShippingProgress } from '../../commerce/free-shipping-progress/free-shipping-progress.js'
import { type CardArticle, ProductCard } from '../../commerce/product-card/product-card.js'
import { Alert } from '../../primitives/alert/alert.js'
import { Button } from '../../primitives/button/button.js'
import { Link } from '../../primitives/link/link.js'
import { RadioCards } from '../../primitives/radio-group/radio-group.js'
import { TextField } from '../../primitives/text-field/text-field.js'
import { article, part } from '../../testing/articles.js'
import { photograph } from '../photographs.js'

function goods(name: string, photographName: string, over: Partial<CardArticle> = {}): CardArticle {
  const src = photograph(photographName)
  const picture = { alt: name, xs: src, sm: src, md: src, lg: src, xl: src }
  return article({ name, medias: [picture], flags: [], url: '#goods', ...over })
}

const GOODS: readonly CardArticle[] = [
  goods('Linnea Rund, havanna', 'frame_round_tortoise_clear', { id: 1, flags: [{ text: 'Nyhet', color: 'Blue' }] }),
  goods('Barstow, konjak', 'frame_oversized_cognac_brown-gradient', {
    id: 2,
    flags: [{ text: 'Kampanj', color: 'Orange' }],
    lowestPrice30: 1195,
    price: {
      unit: part({ isCampaign: true, amount: 995, ordinaryPrice: 1495 }),
      subscription: part({ publicationStatus: 0 }),
    },
  }),
  goods('Linköping, marin', 'frame_rectangular_navy_clear', { id: 3 }),
]
const CART_PICTURE = photograph('frame_panto_black_clear')
const CART_PRICE = { total: 1295, ordinaryTotal: 1295, isCampaign: false }

/** Examples of everything that a brand must style: goods, a form, the cart and messages of the shop. */
export function BrandWall() {
  const lens = useId()
  return (
    <div className="ks-docs-brand-wall">
      <header>
        <p className="ks-text-display">Se klart, varje dag</p>
        <p className="ks-text-muted">Glasögon som sitter, med synundersökning och 90 dagars öppet köp.</p>
        <div className="ks-cluster">
          <Button>Boka synundersökning</Button>
          <Button variant="secondary">Alla glasögon</Button>
          <Link href="#butiker">Hitta till din butik</Link>
        </div>
      </header>
      <ul className="ks-product-grid">
        {GOODS.map((one) => (
          <li key={one.id}>
            <ProductCard article={one} headingLevel={2} />
          </li>
        ))}
      </ul>
      <div className="ks-docs-brand-columns">
        <section className="ks-stack">
          <RadioCards
            legend="Glas"
            name={lens}
            defaultValue="progressive"
            options={[
              { value: 'single', label: 'Enkelslipade' },
              { value: 'progressive', label: 'Progressiva' },
            ]}
          />
          <TextField label="E-post" type="email" defaultValue="vera@example.se" hint="Hit skickas ordern." />
          <TextField label="Postnummer" defaultValue="753" error="Skriv postnumret med fem siffror." />
        </section>
        <section className="ks-stack">
          <CartLine
            name="Abisko, svart"
            brand="Klarsikt"
            href="#abisko"
            image={CART_PICTURE}
            quantity={1}
            price={CART_PRICE}
          />
          <FreeShippingProgress goods={1295} limit={1500} />
          <Alert tone="success" title="Receptet är sparat">
            Du hittar det under Mina recept.
          </Alert>
          <Alert tone="warning" title="Tiden är snart ledig igen">
            Bekräfta bokningen inom fem minuter.
          </Alert>
        </section>
      </div>
    </div>
  )
}
