'use client'
import { a11yMessages, commonMessages } from '@klarsikt/core/messages'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { CloseIcon } from '../../icons/action.js'
import { ErrorMarkIcon, SuccessIcon } from '../../icons/status.js'
import { IconButton } from '../icon-button/icon-button.js'
import {
  addHost,
  currentEntries,
  currentHost,
  dismiss,
  subscribe,
  TOAST_MILLISECONDS,
  type ToastEntry,
} from './toast-store.js'
import styles from './toast.module.css'

const NONE: readonly ToastEntry[] = []

export interface ToasterProps {
  readonly label?: string
  readonly closeText?: string
}

/** Where notifications appear. Once per page; an open dialog brings its own. */
export function Toaster({
  label = a11yMessages['a11y.notification'],
  closeText = commonMessages['common.close'],
}: ToasterProps) {
  const [host] = useState(() => Symbol('toaster'))
  useEffect(() => addHost(host), [host])
  const entries = useSyncExternalStore(subscribe, currentEntries, () => NONE)
  const shown = useSyncExternalStore(subscribe, currentHost, () => undefined) === host
  const visible = shown ? entries : NONE
  return (
    <section className={styles.region} aria-label={label} hidden={visible.length === 0 && !shown}>
      <output className={styles.live}>
        {visible
          .filter((entry) => entry.kind !== 'error')
          .map((entry) => (
            <Toast key={entry.id} entry={entry} closeText={closeText} />
          ))}
      </output>
      <div role="alert" className={styles.live}>
        {visible
          .filter((entry) => entry.kind === 'error')
          .map((entry) => (
            <Toast key={entry.id} entry={entry} closeText={closeText} />
          ))}
      </div>
    </section>
  )
}

function Toast({ entry, closeText }: { readonly entry: ToastEntry; readonly closeText: string }) {
  const [paused, setPaused] = useState(false)
  const { id, duration = TOAST_MILLISECONDS } = entry
  useEffect(() => {
    if (paused) return undefined
    const timer = setTimeout(() => dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, paused])
  const act = () => {
    dismiss(id)
    entry.action?.onAction()
  }
  return (
    <div
      className={styles.root}
      data-kind={entry.kind ?? 'info'}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {entry.kind === 'error' && <ErrorMarkIcon className={styles.icon} />}
      {entry.kind === 'success' && <SuccessIcon className={styles.icon} />}
      <span className={styles.text}>{entry.text}</span>
      {entry.action && (
        <button type="button" className={styles.action} onClick={act}>
          {entry.action.label}
        </button>
      )}
      <IconButton className={styles.close ?? ''} label={closeText} icon={<CloseIcon />} onClick={() => dismiss(id)} />
    </div>
  )
}
