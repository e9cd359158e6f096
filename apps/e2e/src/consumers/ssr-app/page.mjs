// Plain JavaScript, so that Node runs it without a bundler in between.
import { Badge } from '@klarsikt/design-system/badge'
import { Breadcrumbs } from '@klarsikt/design-system/breadcrumbs'
import { Button } from '@klarsikt/design-system/button'
import { Carousel } from '@klarsikt/design-system/carousel'
import { CartLine } from '@klarsikt/design-system/cart-line'
import { Dialog } from '@klarsikt/design-system/dialog'
import { FreeShippingProgress } from '@klarsikt/design-system/free-shipping-progress'
import { NumberStepper } from '@klarsikt/design-system/number-stepper'
import { OrderSummary } from '@klarsikt/design-system/order-summary'
import { PrescriptionForm } from '@klarsikt/design-system/prescription-form'
import { Price } from '@klarsikt/design-system/price'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { Tabs } from '@klarsikt/design-system/tabs'
import { TextField } from '@klarsikt/design-system/text-field'
import { Toaster } from '@klarsikt/design-system/toast'
import { createElement as h, useState } from 'react'

const price = {
  publicationStatus: 20,
  currency: 'SEK',
  isCampaign: true,
  ordinaryPrice: 1495,
  couponPrice: null,
  fromPrice: null,
  amount: 995,
}

export function Page() {
  const [open, setOpen] = useState(false)
  const [count, setCount] = useState(1)
  return h(
    'main',
    { className: 'ks-container ks-stack' },
    h(Breadcrumbs, {
      items: [
        { label: 'Start', href: '/' },
        { label: 'Glasögon', href: '/glasogon' },
      ],
    }),
    h('h1', null, 'Från servern ', h(Badge, null, 'Ny')),
    h(Price, { price, lowestPrice30: 1295 }),
    h(Button, { onClick: () => setOpen(true) }, 'Öppna'),
    h(NumberStepper, { label: 'Antal', value: count, maximum: 12, onChange: setCount }),
    h(FreeShippingProgress, { goods: 300, limit: 499 }),
    h(CartLine, { name: 'Linnea', quantity: 2, price, maximum: 12, onRemove: () => undefined }),
    h(OrderSummary, { items: 995, shipping: 0, total: 995 }),
    h(TextField, { label: 'E-post', type: 'email' }),
    h(RadioGroup, {
      legend: 'Glas',
      name: 'lens',
      defaultValue: 'single',
      options: [
        { value: 'single', label: 'Enkelslipade' },
        { value: 'office', label: 'Terminalglas' },
      ],
    }),
    h(Tabs, {
      label: 'Om bågen',
      items: [
        { id: 'facts', label: 'Fakta', content: 'Acetat' },
        { id: 'care', label: 'Skötsel', content: 'Ljummet vatten' },
      ],
    }),
    h(Carousel, { label: 'Nyheter' }, h('p', { key: 'one' }, 'Ett'), h('p', { key: 'two' }, 'Två')),
    h(PrescriptionForm, { submitText: 'Spara', onSubmit: () => undefined }),
    h(Dialog, { open, onClose: () => setOpen(false), title: 'Är du säker?' }, 'Ja, det är jag.'),
    h(Toaster),
  )
}
