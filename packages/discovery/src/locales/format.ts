import type { Plural } from './types.js'

/**
 * The form of a text for a count: singular for exactly 1 in every language, few-forms as `Intl.PluralRules` of the
 * language has them, else the other form.
 */
export function pluralForm<Text extends string>(code: string, forms: Plural<Text>, count: number): Text {
  if (count === 1) return forms.one
  return (new Intl.PluralRules(code).select(count) === 'few' ? forms.few : undefined) ?? forms.other
}

/** Replaces names in braces by their values; numbers are formatted for the language. */
export function fill(text: string, values: Readonly<Record<string, string | number>>, code = 'en'): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? new Intl.NumberFormat(code).format(value) : (value ?? whole)
  })
}

/** A counted text, filled: the count goes in as `{count}`. */
export function counted(
  locale: { readonly code: string },
  forms: Plural,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(pluralForm(locale.code, forms, count), { ...values, count }, locale.code)
}
