'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import { PrintIcon } from '../../icons/action.js'
import { useText } from '../../locale/locale.js'
import { Button } from '../button/button.js'

export interface PrintButtonProps {
  readonly text?: string
}

/** Opens the browser's own print dialogue, which also saves as PDF. */
export function PrintButton({ text: own }: PrintButtonProps) {
  const text = useText()
  return (
    <Button variant="secondary" size="small" icon={<PrintIcon />} onClick={() => window.print()}>
      {own ?? text(commonMessages.print)}
    </Button>
  )
}
