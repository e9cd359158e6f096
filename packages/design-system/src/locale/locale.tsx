'use client'
import { createContext, type ReactNode, use } from 'react'
import type { en } from './en.js'

/** Every text of the components; a key without an English text does not compile. */
export type TextKey = keyof typeof en

/** Texts of another language by key; what is missing stays Swedish. */
export type LocaleTexts = Readonly<Partial<Record<TextKey, string>>>

interface Locale {
  readonly locale: string
  readonly texts: LocaleTexts
}

const SWEDISH: Locale = { locale: 'sv-SE', texts: {} }
const Current = createContext(SWEDISH)

export interface LocaleProviderProps {
  /** BCP 47 tag: decides how dates, numbers and reading direction are shown. */
  readonly locale: string
  /** A table such as `en` of `@klarsikt/design-system/locale-en`, or one of your own. */
  readonly texts?: LocaleTexts
  readonly children: ReactNode
}

/** Shows the components inside in another language. Without it they speak Swedish. */
export function LocaleProvider({ locale, texts = SWEDISH.texts, children }: LocaleProviderProps) {
  return <Current value={{ locale, texts }}>{children}</Current>
}

/** The BCP 47 tag in force, `sv-SE` without a provider. */
export function useLocale(): string {
  return use(Current).locale
}

/**
 * Looks up a text in the table in force. The Swedish text stands beside its key, so that a Swedish page carries the texts
 * it shows and no table: `text('common.close', commonMessages['common.close'])`.
 */
export function useText(): (key: TextKey, swedish: string) => string {
  const { texts } = use(Current)
  return (key, swedish) => texts[key] ?? swedish
}
