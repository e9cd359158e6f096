import * as footerMessages from '@klarsikt/core/messages/footer'
import { Button } from '@klarsikt/design-system/button'
import { useOverlayButton } from '../../lib/overlay-button.js'

/** Opens the cookie settings from the page that describes them. */
export function CookieSettingsButton() {
  return (
    <div className="ks-no-print">
      <Button variant="secondary" {...useOverlayButton('consent')}>
        {footerMessages.cookieSettings()}
      </Button>
    </div>
  )
}
