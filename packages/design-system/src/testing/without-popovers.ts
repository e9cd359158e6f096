/**
 * Removes popovers from the window, as in a browser from before 2023. It must be imported before any code that checks
 * for them. It also replaces the style rules for such browsers, because this one supports `:popover-open`.
 */
const { matches, setAttribute } = Element.prototype
for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
  Reflect.deleteProperty(HTMLElement.prototype, name)
Object.assign(Element.prototype, {
  matches(this: Element, selector: string) {
    if (selector.includes(':popover-open'))
      throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError')
    return matches.call(this, selector)
  },
  setAttribute(this: Element, name: string, value: string) {
    if (name.toLowerCase() !== 'popover') setAttribute.call(this, name, value)
  },
})

function spokenToOldBrowsers(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSSupportsRule && rule.conditionText.includes(':popover-open'))
      return [...rule.cssRules].map(({ cssText }) => cssText)
    return rule instanceof CSSGroupingRule ? spokenToOldBrowsers(rule.cssRules) : []
  })
}

/** Called after the style sheets of the components are loaded. */
export function speakAsToOldBrowsers(): () => void {
  const style = document.createElement('style')
  const rules = [...document.styleSheets].flatMap((sheet) => spokenToOldBrowsers(sheet.cssRules))
  style.textContent = `@layer ks.components { ${rules.join(' ')} }`
  document.head.append(style)
  if (rules.length === 0) throw new Error('no style speaks to a browser without popovers')
  return () => style.remove()
}
