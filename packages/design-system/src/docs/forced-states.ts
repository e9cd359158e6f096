/** What a pointer or a keyboard does to a component, by the words of a documentation page. */
export const FORCED_STATES = ['hover', 'focus', 'active'] as const
export type ForcedState = (typeof FORCED_STATES)[number]

/** What can have the focus: a ring around everything would show nothing. */
const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])'

/** Which elements count as in the state, below one with `data-forced` of its name. `:where` leaves the weight of a rule as it was. */
const FORCED: Readonly<Record<string, string>> = {
  ':hover': ':is(:hover, :where([data-forced~="hover"] *))',
  ':focus-visible': `:is(:focus-visible, :where([data-forced~="focus"] ${FOCUSABLE}))`,
  ':active': ':is(:active, :where([data-forced~="active"] *))',
}
const PSEUDO = /:(?:hover|focus-visible|active)(?![\w-])/g

/** A selector that also holds where its state is forced; unchanged when it has none, or was changed before. */
export function forcedSelector(selector: string): string {
  return selector.includes('data-forced') ? selector : selector.replaceAll(PSEUDO, (pseudo) => FORCED[pseudo] ?? pseudo)
}

/** Lets `data-forced` show states in every style sheet of the page. Called again, it takes in what was loaded since. */
export function forceStates(): void {
  for (const sheet of document.styleSheets) {
    try {
      forceRules(sheet.cssRules)
    } catch {
      // A sheet of another origin keeps its rules to itself.
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
