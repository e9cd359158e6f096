'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CloseIcon } from '../../icons/action.js'
import { ErrorMarkIcon, SuccessIcon } from '../../icons/status.js'
import { useText } from '../../locale/locale.js'
import * as toastMessages from '../../messages/generated/toast.js'
import { IconButton } from '../icon-button/icon-button.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
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

/** Moves focus to the latest notification. Its few seconds are too short to reach it by Tab. */
const SHORTCUT = 'F8'

export interface ToasterProps {
  readonly label?: string
  readonly closeText?: string
}

/** Where notifications appear. Once per page; an open dialog brings its own. */
export function Toaster({ label, closeText }: ToasterProps) {
  const text = useText()
  const [host] = useState(() => Symbol('toaster'))
  useEffect(() => addHost(host), [host])
  const entries = useSyncExternalStore(subscribe, currentEntries, () => NONE)
  const shown = useSyncExternalStore(subscribe, currentHost, () => undefined) === host
  const visible = shown ? entries : NONE
  const region = useRef<HTMLElement>(null)
  const origin = useRef<Element>(null)
  const [pointed, setPointed] = useState<number>()
  const [focused, setFocused] = useState<number>()
  useShortcut(region, shown)
  // All notifications stay while one is hovered or focused, so that nothing moves under the pointer.
  const paused = visible.some(({ id }) => id === pointed || id === focused)
  const leave = (id: number) => {
    if (region.current?.contains(document.activeElement)) {
      const next = lastToast(region.current, id)?.querySelector('button') ?? origin.current
      if (next instanceof HTMLElement) next.focus()
    }
    dismiss(id)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || focused === undefined) return
    // Closes only the notification, not the dialog that shows it.
    event.preventDefault()
    event.stopPropagation()
    leave(focused)
  }
  const show = (entry: ToastEntry) =>
    entry.politeOnly ? (
      <AnnouncedToast key={entry.id} entry={entry} />
    ) : (
      <Toast
        key={entry.id}
        entry={entry}
        paused={paused}
        closeText={closeText ?? text(commonMessages.close)}
        onLeave={leave}
        onPoint={setPointed}
        onFocus={setFocused}
      />
    )
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={label ?? text(toastMessages.label)}
      aria-keyshortcuts={SHORTCUT}
      hidden={visible.length === 0 && !shown}
      onKeyDown={keys}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget
      }}
    >
      <output className={styles.live}>{visible.filter(({ kind }) => kind !== 'error').map(show)}</output>
      <div role="alert" className={styles.live}>
        {visible.filter(({ kind }) => kind === 'error').map(show)}
      </div>
    </section>
  )
}

interface ToastProps {
  readonly entry: ToastEntry
  readonly paused: boolean
  readonly closeText: string
  readonly onLeave: (id: number) => void
  readonly onPoint: (id: number | undefined) => void
  readonly onFocus: (id: number | undefined) => void
}

function AnnouncedToast({ entry }: { readonly entry: ToastEntry }) {
  useLeaving(entry, false)
  return <VisuallyHidden>{entry.text}</VisuallyHidden>
}

function useLeaving({ id, duration = TOAST_MILLISECONDS }: ToastEntry, paused: boolean): void {
  useEffect(() => {
    if (paused) return undefined
    const timer = setTimeout(() => dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, paused])
}

function Toast({ entry, paused, closeText, onLeave, onPoint, onFocus }: ToastProps) {
  const { id } = entry
  useLeaving(entry, paused)
  const act = () => {
    onLeave(id)
    entry.action?.onAction()
  }
  return (
    <div
      className={styles.root}
      data-kind={entry.kind ?? 'info'}
      data-toast={id}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onFocus(id)}
      onBlur={() => onFocus(undefined)}
    >
      {entry.kind === 'error' && <ErrorMarkIcon className={styles.icon} />}
      {entry.kind === 'success' && <SuccessIcon className={styles.icon} />}
      <span className={styles.text}>{entry.text}</span>
      {entry.action && (
        <button type="button" className={styles.action} onClick={act}>
          {entry.action.label}
        </button>
      )}
      <IconButton className={styles.close ?? ''} label={closeText} icon={<CloseIcon />} onClick={() => onLeave(id)} />
    </div>
  )
}

function useShortcut(region: RefObject<HTMLElement | null>, shown: boolean) {
  useEffect(() => {
    if (!shown) return undefined
    const pressed = (event: globalThis.KeyboardEvent) => {
      const button = event.key === SHORTCUT ? lastToast(region.current)?.querySelector('button') : undefined
      if (!button) return
      event.preventDefault()
      button.focus()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [region, shown])
}

/** Returns the latest notification other than the given one. */
function lastToast(region: HTMLElement | null, without?: number): HTMLElement | undefined {
  return [...(region?.querySelectorAll<HTMLElement>('[data-toast]') ?? [])]
    .filter(({ dataset }) => dataset['toast'] !== String(without))
    .sort((a, b) => Number(a.dataset['toast']) - Number(b.dataset['toast']))
    .at(-1)
}
