/** The interaction states that documentation pages show. */
export const FORCED_STATES = ['hover', 'focus', 'active'] as const
export type ForcedState = (typeof FORCED_STATES)[number]

/** Elements that can have focus. Without this, everything would get a focus ring. */
const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])'

/**
 * The elements that get the state, inside an element with its name in `data-forced`. `:where` preserves the
 * specificity of a rule.
 */
const FORCED: Readonly<Record<string, string>> = {
  ':hover': ':is(:hover, :where([data-forced~="hover"] *))',
  ':focus-visible': `:is(:focus-visible, :where([data-forced~="focus"] ${FOCUSABLE}))`,
  ':active': ':is(:active, :where([data-forced~="active"] *))',
}
const PSEUDO = /:(?:hover|focus-visible|active)(?![\w-])/g

/** Adds the forced state to a selector. A selector without a state, or with it already, is unchanged. */
export function forcedSelector(selector: string): string {
  return selector.includes('data-forced') ? selector : selector.replaceAll(PSEUDO, (pseudo) => FORCED[pseudo] ?? pseudo)
}

/** Makes `data-forced` work in all style sheets of the page. A later call includes sheets that were loaded since. */
export function forceStates(): void {
  for (const sheet of document.styleSheets) {
    try {
      forceRules(sheet.cssRules)
    } catch {
      // The rules of a sheet from another origin cannot be read.
    }
  }
}

function forceRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const forced = forcedSelector(rule.selectorText)
      if (forced !== rule.selectorText) rule.selectorText = forced
    }
    if ('cssRules' in rule) forceRules(rule.cssRules as CSSRuleList)
  }
}
