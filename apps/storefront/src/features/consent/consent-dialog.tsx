import { CONSENT_GROUPS, type ConsentGroup } from '@klarsikt/core/consent'
import * as cookieMessages from '@klarsikt/core/messages/cookie'
import * as cookieSettingsMessages from '@klarsikt/core/messages/cookie-settings'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { Dialog } from '@klarsikt/design-system/dialog'
import { Link } from '@klarsikt/design-system/link'
import { href } from '@klarsikt/shop-config/paths'
import { useId, useState } from 'react'
import { type ShopStore, useShop } from '../../lib/shop-state.js'
import { useChanged } from '../../lib/use-changed.js'
import { CONSENT_PATH, useConsentForm } from './use-consent-form.js'

const PURPOSES: Readonly<Record<ConsentGroup, () => string>> = {
  C0001: cookieSettingsMessages.groupC0001Purpose,
  C0002: cookieSettingsMessages.groupC0002Purpose,
  C0003: cookieSettingsMessages.groupC0003Purpose,
  C0004: cookieSettingsMessages.groupC0004Purpose,
}

interface ConsentDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const NAMES: Readonly<Record<ConsentGroup, () => string>> = {
  C0001: cookieSettingsMessages.groupC0001,
  C0002: cookieSettingsMessages.groupC0002,
  C0003: cookieSettingsMessages.groupC0003,
  C0004: cookieSettingsMessages.groupC0004,
}

/** Lists the four groups of cookies. None is ticked before the visitor ticks it [CONSENT-003]. */
export default function ConsentDialog({ open, onClose }: ConsentDialogProps) {
  const store = useShop()
  const [chosen, setChosen] = useState(() => given(store))
  if (useChanged(open)) setChosen(given(store))
  const { Form } = useConsentForm(onClose)
  const answer = { type: 'submit', form: useId(), name: 'choice' } as const
  const toggle = (group: ConsentGroup) =>
    setChosen((before) => (before.includes(group) ? before.filter((other) => other !== group) : [...before, group]))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={cookieMessages.settings()}
      footer={
        <div className="ks-cluster">
          <Button {...answer} value="all" variant="secondary" size="small">
            {cookieMessages.acceptAll()}
          </Button>
          <Button {...answer} value="none" variant="secondary" size="small">
            {cookieMessages.rejectAll()}
          </Button>
          <Button {...answer} value="ticked" size="small">
            {cookieSettingsMessages.save()}
          </Button>
        </div>
      }
    >
      <Form id={answer.form} method="post" action={CONSENT_PATH} className="ks-stack">
        <p>
          {cookieMessages.body()} <Link href={href('cookielist')}>{cookieSettingsMessages.showAll()}</Link>
        </p>
        {CONSENT_GROUPS.map((group) => (
          <Checkbox
            key={group}
            name="group"
            value={group}
            label={NAMES[group]()}
            hint={PURPOSES[group]()}
            checked={group === 'C0001' || chosen.includes(group)}
            disabled={group === 'C0001'}
            onChange={() => toggle(group)}
          />
        ))}
      </Form>
    </Dialog>
  )
}

/** Returns the groups that the visitor has consented to. Before an answer there are none. */
function given(store: ShopStore): readonly ConsentGroup[] {
  const { consent } = store.getState()
  return consent?.decidedAt ? consent.groups : []
}
