import '@klarsikt/design-system/styles.css'
import './brand.css'
import { Alert } from '@klarsikt/design-system/alert'
import { Badge } from '@klarsikt/design-system/badge'
import { Breadcrumbs } from '@klarsikt/design-system/breadcrumbs'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { Dialog } from '@klarsikt/design-system/dialog'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { CheckIcon } from '@klarsikt/design-system/icons'
import { type AnchorProps, Link, LinkProvider } from '@klarsikt/design-system/link'
import { NumberStepper } from '@klarsikt/design-system/number-stepper'
import { Price } from '@klarsikt/design-system/price'
import { type CardArticle, ProductCard } from '@klarsikt/design-system/product-card'
import { Select } from '@klarsikt/design-system/select'
import { Tabs } from '@klarsikt/design-system/tabs'
import { TextField } from '@klarsikt/design-system/text-field'
import { Toaster, toast } from '@klarsikt/design-system/toast'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const price: CardArticle['price']['unit'] = {
  publicationStatus: 20,
  currency: 'SEK',
  isCampaign: true,
  ordinaryPrice: 1495,
  couponPrice: null,
  fromPrice: null,
  amount: 995,
}

const src =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 100'%3E%3Ccircle cx='52' cy='52' r='24'/%3E%3C/svg%3E".replaceAll(
    ' ',
    '%20',
  )

const article: CardArticle = {
  id: 1,
  name: 'Linnea',
  brand: 'Isa Nord',
  url: '/linnea',
  flags: [{ text: 'Nyhet', color: 'Blue' }],
  medias: [{ alt: 'Linnea framifrån', xs: src, sm: src, md: src, lg: src, xl: src }],
  price: { unit: price, subscription: { ...price, publicationStatus: 0 } },
  lowestPrice30: 1295,
  colours: [
    { id: 1, url: '/linnea', name: 'Linnea', colorName: 'Brun', swatch: '#3b2a20', picture: src, offer: null },
    { id: 2, url: '/linnea-petrol', name: 'Linnea', colorName: 'Petrol', swatch: '#14504e', picture: src, offer: null },
  ],
}

/** Stands for a router's link: a plain link with a marker. */
const OwnLink = ({ href, ...rest }: AnchorProps) => <a href={href} data-own="" {...rest} />

function Shop() {
  const [open, setOpen] = useState(false)
  const [count, setCount] = useState(1)
  return (
    <LinkProvider component={OwnLink}>
      <main className="ks-container ks-stack">
        <Breadcrumbs
          items={[
            { label: 'Start', href: '/' },
            { label: 'Glasögon', href: '/glasogon' },
          ]}
        />
        <h1>
          <CheckIcon size={24} /> En annan butik <Badge>Ny</Badge>
        </h1>
        <Button onClick={() => setOpen(true)}>Öppna</Button>
        <Button variant="secondary" onClick={() => toast({ text: 'Sparat' })}>
          Spara
        </Button>
        <p>
          Läs om <Link href="/frakt">frakten</Link>.
        </p>
        <Alert tone="success" title="Klart">
          Din order är på väg.
        </Alert>
        <TextField label="E-post" type="email" hint="Dit skickas kvittot." />
        <Select label="Land" options={[{ value: 'se', label: 'Sverige' }]} />
        <Checkbox label="Jag vill ha nyheter" />
        <NumberStepper label="Antal" value={count} maximum={12} onChange={setCount} />
        <Price price={price} lowestPrice30={1295} />
        <ProductCard article={article} headingLevel={2} />
        <Tabs
          label="Om bågen"
          items={[
            { id: 'facts', label: 'Fakta', content: 'Acetat' },
            { id: 'care', label: 'Skötsel', content: 'Ljummet vatten' },
          ]}
        />
        <Disclosure title="Frakt">Fri från 499 kr.</Disclosure>
      </main>
      <Dialog open={open} onClose={() => setOpen(false)} title="Är du säker?">
        <Button onClick={() => setOpen(false)}>Ja</Button>
      </Dialog>
      <Toaster />
    </LinkProvider>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Shop />
  </StrictMode>,
)
