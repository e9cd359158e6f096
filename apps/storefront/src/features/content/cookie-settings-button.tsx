import { footerMessages } from '@klarsikt/core/messages'
import { Button } from '@klarsikt/design-system/button'
import { useOverlayButton } from '../../shell/overlay-button.js'

/** Opens the cookie choice from where it is described. */
export function CookieSettingsButton() {
  return (
    <div className="ks-no-print">
      <Button variant="secondary" {...useOverlayButton('consent')}>
        {footerMessages['footer.cookieSettings']}
      </Button>
    </div>
  )
}
