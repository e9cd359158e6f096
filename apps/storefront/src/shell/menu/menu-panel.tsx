import { MENU_CLEAR_MS } from '@klarsikt/core/limits'
import * as navMessages from '@klarsikt/core/messages/nav'
import { Dialog } from '@klarsikt/design-system/dialog'
import { ArrowLeftIcon, ChevronRightIcon } from '@klarsikt/design-system/icons'
import { Anchor } from '@klarsikt/design-system/link'
import * as menuMessages from '@klarsikt/shop-config/messages/menu'
import { href, MENU, type MenuSection } from '@klarsikt/shop-config/paths'
import { useEffect, useRef, useState } from 'react'
import styles from './menu-panel.module.css'

interface MenuPanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * The menu with five sections, each with its own panel. A closed menu returns to its start after it has disappeared
 * [MENU-006].
 */
export default function MenuPanel({ open, onClose }: MenuPanelProps) {
  const [section, setSection] = useState<MenuSection | null>(null)
  const back = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (open) return undefined
    const timer = setTimeout(() => setSection(null), MENU_CLEAR_MS)
    return () => clearTimeout(timer)
  }, [open])
  const choose = (next: MenuSection | null) => {
    const from = section
    setSection(next)
    requestAnimationFrame(() => {
      if (next) back.current?.focus()
      else list.current?.querySelector<HTMLElement>(`[data-section="${from?.key}"]`)?.focus()
    })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={section ? section.label() : navMessages.menu()}
      kind="drawer"
      side="start"
      closeText={menuMessages.closeMenu()}
      id="menu"
    >
      {section ? (
        <div className={styles.detail}>
          <button ref={back} type="button" className={styles.back} onClick={() => choose(null)}>
            <ArrowLeftIcon />
            {menuMessages.backToMenu()}
          </button>
          <SectionLinks section={section} />
        </div>
      ) : (
        <>
          <ul ref={list} className={styles.sections}>
            {MENU.map((entry) => (
              <li key={entry.key}>
                <button type="button" className={styles.section} data-section={entry.key} onClick={() => choose(entry)}>
                  {entry.label()}
                  <ChevronRightIcon />
                </button>
              </li>
            ))}
          </ul>
          <OtherLinks />
        </>
      )}
    </Dialog>
  )
}

function SectionLinks({ section }: { readonly section: MenuSection }) {
  return (
    <nav aria-label={section.label()}>
      {section.campaign && <p className={styles.campaign}>{section.campaign()}</p>}
      <Anchor href={section.path} className={styles.all ?? ''}>
        {section.key === 'care-products' ? menuMessages.showAllOf() : menuMessages.showAll()}{' '}
        {section.label().toLocaleLowerCase('sv')}
      </Anchor>
      {section.groups.map((group) => (
        <section key={group.heading()}>
          <h3 className={styles.heading}>{group.heading()}</h3>
          <ul className={styles.links}>
            {group.links.map((link) => (
              <li key={link.path}>
                <Anchor href={link.path}>{link.label()}</Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function OtherLinks() {
  return (
    <ul className={styles.links}>
      <li>
        <Anchor href={href('hearing')}>{navMessages.hearing()}</Anchor>
      </li>
      <li>
        <Anchor href={href('stores')}>{navMessages.stores()}</Anchor>
      </li>
      <li>
        <Anchor href={href('booking-visual-exam')}>{navMessages.bookExam()}</Anchor>
      </li>
      <li>
        <Anchor href={href('company')}>{navMessages.company()}</Anchor>
      </li>
      <li>
        <Anchor href={href('friends')}>{navMessages.friends()}</Anchor>
      </li>
      <li>
        <Anchor href={href('account')}>{navMessages.myPages()}</Anchor>
      </li>
    </ul>
  )
}
