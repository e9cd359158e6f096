'use client'
import type { FieldProblem } from '@klarsikt/core/errors'
import type { Message, MessageParams } from '@klarsikt/core/messages'
import { createContext, type ReactNode, use } from 'react'
import type { en } from './en.js'

/** The keys of the components' texts. A key without an English text does not compile. */
export type TextKey = keyof typeof en

/** Texts of another language by key, as functions of the message's parameters. Missing texts stay Swedish. */
export type LocaleTexts = { readonly [Key in TextKey]?: (typeof en)[Key] }

/** A message without parameters that also has an English text. */
export type PlainMessage = Message<TextKey, []>

/** Renders a message in the current language. */
export type Text = <Key extends TextKey, Params extends readonly unknown[]>(
  message: Message<Key, Params>,
  ...params: Params
) => string

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

/** Returns the current BCP 47 tag, `sv-SE` without a provider. */
export function useLocale(): string {
  return use(Current).locale
}

/**
 * Renders a message in the current language: `text(cartMessages.removed, { name })`. Each message carries its own Swedish
 * text, so that a Swedish page has the texts it shows and no table.
 */
export function useText(): Text {
  const { texts } = use(Current)
  return (message, ...params) => {
    const translated = texts[message.key] as ((...params: readonly unknown[]) => string) | undefined
    return (translated ?? message)(...params)
  }
}

/** Returns the error text of a field, in Swedish if there is no other text. */
export function useProblemText(): (problem: FieldProblem) => string {
  const text = useText()
  return ({ message, params }) => text(message as Message<TextKey, [MessageParams]>, params)
}
