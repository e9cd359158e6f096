import type { Article } from '@klarsikt/contract/shop/types'
import { isBuyable } from '@klarsikt/core/catalogue'
import * as productMessages from '@klarsikt/core/messages/product'
import { Button } from '@klarsikt/design-system/button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useShop } from '../../lib/shop-state.js'
import { useLazyComponent } from '../../lib/use-lazy-component.js'
import { NotOnline } from './buy-simple.js'
import { quantityAfter, useAdd } from './use-add.js'
import { useEditedPair } from './use-edited-pair.js'

const loadWizard = () => import('./lens-wizard.js')

/** A frame alone, or with lenses ground for it. Glasses lead with lenses, sunglasses with the frame as it is. */
export function BuyFrame({ article }: { readonly article: Article }) {
  const store = useShop()
  const { add, busy } = useAdd()
  const { Component: LensWizard, fetching, fetchNow } = useLazyComponent(loadWizard)
  const [open, setOpen] = useState(false)
  const { edited, ended } = useEditedPair()
  const choose = async () => {
    if (await fetchNow()) setOpen(true)
  }
  const editedLine = edited?.lineId
  const openForEdit = useEffectEvent(() => void choose())
  useEffect(() => {
    if (editedLine !== undefined) openForEdit()
  }, [editedLine])
  const sku = article.skus.find(({ status }) => isBuyable(status))
  if (!sku) return <NotOnline article={article} />
  const lensesFirst = article.family === 'glasses'
  const close = () => {
    setOpen(false)
    ended()
  }
  const approach = () => void loadWizard().catch(() => undefined)
  const frame = (
    <Button
      key="frame"
      fullWidth
      variant={lensesFirst ? 'secondary' : 'primary'}
      loading={busy}
      onClick={() =>
        void add({ call: 'updateCart', body: { skuId: sku.id, quantity: quantityAfter(store, sku.id, 1) } })
      }
    >
      {lensesFirst ? productMessages.frameAlone() : productMessages.addToCart()}
    </Button>
  )
  const lenses = (
    <Button
      key="lenses"
      fullWidth
      variant={lensesFirst ? 'primary' : 'secondary'}
      aria-haspopup="dialog"
      loading={fetching}
      onPointerEnter={approach}
      onFocus={approach}
      onClick={() => void choose()}
    >
      {lensesFirst ? productMessages.frameLenses() : productMessages.frameStrengthLenses()}
    </Button>
  )
  return (
    <div className="ks-stack">
      {lensesFirst ? [lenses, frame] : [frame, lenses]}
      {LensWizard && (
        <LensWizard
          key={editedLine ?? 'new'}
          article={article}
          skuId={sku.id}
          open={open}
          edited={edited}
          onClose={close}
        />
      )}
    </div>
  )
}
