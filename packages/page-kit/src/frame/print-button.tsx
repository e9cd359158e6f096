import * as commonMessages from '@klarsikt/core/messages/common'
import { Button } from '@klarsikt/design-system/button'
import { PrintIcon } from '@klarsikt/design-system/icons'

/** Prints the page. The print style sheet leaves out buttons and form fields. */
export function PrintButton() {
  return (
    <Button variant="secondary" size="small" icon={<PrintIcon size={20} />} onClick={() => window.print()}>
      {commonMessages.print()}
    </Button>
  )
}
