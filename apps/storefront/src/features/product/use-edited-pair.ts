import type { CartItem } from '@klarsikt/contract/shop/types'
import { useLocation, useNavigate } from 'react-router'
import { useShopState } from '../../shell/shop-state.js'

/** A pair in the cart whose strengths are to be changed. */
export interface EditedPair {
  /** Of the frame; it stays, whatever becomes of its lens. */
  readonly lineId: string
  readonly lensSkuId: string
  readonly prescription: NonNullable<CartItem['prescriptionGlasses']>
  readonly workingDistances: CartItem['workingDistances']
}

/** Goes along to the product's page beside the address, which tells neither line nor strengths to anybody. */
export function editLine(frameLineId: string) {
  return { editedLine: frameLineId }
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
      void navigate(location.pathname + location.search, { replace: true, state: null, preventScrollReset: true })
  }
  if (!lens?.prescriptionGlasses || editedLine === null) return { edited: null, ended }
  const { skuId: lensSkuId, prescriptionGlasses: prescription, workingDistances } = lens
  return { edited: { lineId: editedLine, lensSkuId, prescription, workingDistances }, ended }
}
