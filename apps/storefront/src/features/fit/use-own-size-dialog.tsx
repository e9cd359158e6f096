import { useState } from 'react'
import { useLazyComponent } from '../../lib/use-lazy-component.js'

const load = () => import('./own-size-dialog.js')

/** Opens the dialog for the shopper's size. Its code is loaded at the first press. */
export function useOwnSizeDialog() {
  const { Component: OwnSizeDialog, fetching, fetchNow } = useLazyComponent(load)
  const [isOpen, setIsOpen] = useState(false)
  const open = async () => {
    if (await fetchNow(() => void open())) setIsOpen(true)
  }
  return {
    fetching,
    open,
    dialog: OwnSizeDialog && <OwnSizeDialog open={isOpen} onClose={() => setIsOpen(false)} />,
  }
}
