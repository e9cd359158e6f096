import type { CartItem } from '@klarsikt/contract/shop/types'
import { useLocation, useNavigate } from 'react-router'
import type { editLine } from '../../lib/edit-line.js'
import { useShopState } from '../../lib/shop-state.js'

/** A pair in the cart whose strengths are to be changed. */
export interface EditedPair {
  /** Of the frame; it stays, whatever becomes of its lens. */
  readonly lineId: string
  readonly lensSkuId: string
  readonly prescription: NonNullable<CartItem['prescriptionGlasses']>
  readonly workingDistances: CartItem['workingDistances']
}

/** The pair that the cart sent the shopper here for, and the end of it. */
export function useEditedPair(): { readonly edited: EditedPair | null; readonly ended: () => void } {
  const location = useLocation()
  const navigate = useNavigate()
  const items = useShopState(({ cart }) => cart?.items)
  const { editedLine = null } = (location.state ?? {}) as Partial<ReturnType<typeof editLine>>
  const lens = editedLine === null ? undefined : items?.find(({ parentLineId }) => parentLineId === editedLine)
  const ended = () => {
    if (editedLine !== null)
      void navigate(location.pathname + location.search, {
        replace: true,
        // The cart may just have opened over the page.
        state: { keepsOverlay: true },
        preventScrollReset: true,
      })
  }
  if (!lens?.prescriptionGlasses || editedLine === null) return { edited: null, ended }
  const { skuId: lensSkuId, prescriptionGlasses: prescription, workingDistances } = lens
  return { edited: { lineId: editedLine, lensSkuId, prescription, workingDistances }, ended }
}
