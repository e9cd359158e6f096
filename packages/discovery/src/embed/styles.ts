/** The package's minified style sheet. scripts/build-embed.ts puts it in. */
declare const KLARSIKT_STYLES: string | undefined

/** A shadow root takes only fonts, colours, the colour scheme, the direction and custom properties from the page. */
const HOST =
  ':host{all:initial;display:block;font:inherit;color:inherit;color-scheme:inherit}:host([hidden]){display:none}:host(:is(klarsikt-search-field,[data-discovery=search-field])){flex:1 1 16rem}'

let sheet: CSSStyleSheet | null | undefined

function styles(): string {
  return HOST + (typeof KLARSIKT_STYLES === 'string' ? KLARSIKT_STYLES : '')
}

function constructed(): CSSStyleSheet | null {
  try {
    const made = new CSSStyleSheet()
    made.replaceSync(styles())
    return made
  } catch {
    return null
  }
}

/**
 * Gives a shadow root the widget's styles. A constructed sheet is allowed under a strict Content Security Policy.
 * Browsers before 2023 get a style element instead, which a strict policy refuses.
 */
export function adopt(root: ShadowRoot): ShadowRoot {
  if (sheet === undefined) sheet = constructed()
  if (sheet && 'adoptedStyleSheets' in root) {
    root.adoptedStyleSheets = [sheet]
    return root
  }
  const element = document.createElement('style')
  element.textContent = styles()
  root.append(element)
  return root
}

/** Adds the shop's own style sheets. `hrefs` holds their addresses, separated by spaces. */
export function addStylesheets(root: ShadowRoot, hrefs: string): void {
  for (const old of root.querySelectorAll('link[data-shop]')) old.remove()
  for (const href of hrefs.split(/\s+/).filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.dataset['shop'] = ''
    root.prepend(link)
  }
}
