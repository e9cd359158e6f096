import type { Plural } from './types.js'

/**
 * Chooses the form of a text for a count. Exactly 1 takes the singular in every language. The few-form follows
 * `Intl.PluralRules`. All other counts take the other form.
 */
export function pluralForm<Text extends string>(code: string, forms: Plural<Text>, count: number): Text {
  if (count === 1) return forms.one
  return (new Intl.PluralRules(code).select(count) === 'few' ? forms.few : undefined) ?? forms.other
}

/** Replaces names in braces by their values. Numbers are formatted for the language. */
export function fill(text: string, values: Readonly<Record<string, string | number>>, code = 'en'): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? new Intl.NumberFormat(code).format(value) : (value ?? whole)
  })
}

/** Chooses the text for a count and fills it. The placeholder `{count}` gets the count. */
export function counted(
  locale: { readonly code: string },
  forms: Plural,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(pluralForm(locale.code, forms, count), { ...values, count }, locale.code)
}
