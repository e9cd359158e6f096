import { CONSENT_GROUPS, type ConsentGroup } from '@klarsikt/core/consent'
import { cookieMessages } from '@klarsikt/core/messages'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { Dialog } from '@klarsikt/design-system/dialog'
import { Link } from '@klarsikt/design-system/link'
import { useState } from 'react'
import { useChanged } from '../../lib/use-changed.js'
import { type ShopStore, useShop } from '../../shell/shop-state.js'
import { chooseConsent } from './consent-calls.js'

const EXPLAINED: Readonly<Record<ConsentGroup, string>> = {
  C0001: 'Behövs för varukorg, inloggning och säkerhet. Kan inte stängas av.',
  C0002: 'Visar oss vilka sidor som används, så att vi kan göra dem bättre.',
  C0003: 'Ger dig personliga produktförslag.',
  C0004: 'Gör att vi kan visa relevanta erbjudanden på andra webbplatser.',
}

interface ConsentDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The four groups, none of them ticked before the visitor does [CONSENT-003]. */
export default function ConsentDialog({ open, onClose }: ConsentDialogProps) {
  const store = useShop()
  const [chosen, setChosen] = useState(() => given(store))
  if (useChanged(open)) setChosen(given(store))
  const save = async (groups: readonly ConsentGroup[]) => {
    if (await chooseConsent(store, groups)) onClose()
  }
  const toggle = (group: ConsentGroup) =>
    setChosen((before) => (before.includes(group) ? before.filter((other) => other !== group) : [...before, group]))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={cookieMessages['cookie.settings']}
      footer={
        <div className="ks-cluster">
          <Button variant="secondary" size="small" onClick={() => void save(CONSENT_GROUPS)}>
            {cookieMessages['cookie.acceptAll']}
          </Button>
          <Button variant="secondary" size="small" onClick={() => void save(['C0001'])}>
            {cookieMessages['cookie.rejectAll']}
          </Button>
          <Button size="small" onClick={() => void save(chosen)}>
            {cookieMessages['cookie.save']}
          </Button>
        </div>
      }
    >
      <div className="ks-stack">
        <p>
          {cookieMessages['cookie.body']} <Link href={href('cookielist')}>Se alla cookies</Link>
        </p>
        {CONSENT_GROUPS.map((group) => (
          <Checkbox
            key={group}
            label={cookieMessages[`cookie.group.${group}`]}
            hint={EXPLAINED[group]}
            checked={group === 'C0001' || chosen.includes(group)}
            disabled={group === 'C0001'}
            onChange={() => toggle(group)}
          />
        ))}
      </div>
    </Dialog>
  )
}

/** What the visitor has said yes to; nothing before they have answered. */
function given(store: ShopStore): readonly ConsentGroup[] {
  const { consent } = store.getState()
  return consent?.decidedAt ? consent.groups : []
}
