/**
 * Takes the platform's popovers away from the window, as a browser from before 2023 has none: imported before anything that
 * asks for them. What the style sheets say to such a browser is said here too, since this one knows `:popover-open`.
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

/** Once the style sheets of the components are there. */
export function speakAsToOldBrowsers(): () => void {
  const style = document.createElement('style')
  const rules = [...document.styleSheets].flatMap((sheet) => spokenToOldBrowsers(sheet.cssRules))
  style.textContent = `@layer ks.components { ${rules.join(' ')} }`
  document.head.append(style)
  if (rules.length === 0) throw new Error('no style speaks to a browser without popovers')
  return () => style.remove()
}
