import '@fontsource-variable/figtree/wght.css'
import '@fontsource-variable/fraunces/wght.css'
import '@fontsource-variable/jost/wght.css'
import '../docs.css'
import './brands.css'
import { useId, useState } from 'react'
import { Button } from '../../primitives/button/button.js'
import { contrastPairs } from '../../tokens/contrast-pairs.js'
import { save } from '../save.js'
import { type BrandTheme, brandProperties, brandStylesheet, faintPairs } from './brand-properties.js'
import { BrandScreens } from './brand-screens.js'
import { BrandWall } from './brand-wall.js'
import { type Brand, BRANDS } from './brands.js'
import { ColourControl } from './colour-control.js'

const THEMES: Readonly<Record<BrandTheme, string>> = { light: 'Light', dark: 'Dark' }
const CONTROL_RADII = ['0px', '4px', '8px', '16px', '24px'] as const

/** One brand at a time on components with goods in them and on whole screens, to change, to check and to save. */
export function BrandPlayground({ first = BRANDS[0] }: { readonly first?: Brand | undefined }) {
  const [brand, setBrand] = useState(first)
  const [theme, setTheme] = useState<BrandTheme>('light')
  const radius = useId()
  if (!brand) return null
  const paint = (names: readonly (keyof Brand['light'])[]) => (value: string) =>
    setBrand({ ...brand, [theme]: { ...brand[theme], ...Object.fromEntries(names.map((name) => [name, value])) } })
  return (
    <div className="sb-unstyled ks-docs">
      <div className="ks-docs-looks" role="group" aria-label="Brand">
        {BRANDS.map((one) => (
          <Button
            key={one.name}
            size="small"
            variant={one.name === brand.name ? 'primary' : 'secondary'}
            aria-pressed={one.name === brand.name}
            onClick={() => setBrand(one)}
          >
            {one.name}
          </Button>
        ))}
      </div>
      <p className="ks-docs-purpose">{brand.mood}</p>
      <div className="ks-docs-looks">
        {(Object.keys(THEMES) as BrandTheme[]).map((name) => (
          <Button
            key={name}
            size="small"
            variant={name === theme ? 'primary' : 'secondary'}
            aria-pressed={name === theme}
            onClick={() => setTheme(name)}
          >
            {THEMES[name]}
          </Button>
        ))}
        <ColourControl label="Action" value={brand[theme]['action-bg']} onChange={paint(['action-bg'])} />
        <ColourControl label="Pressed" value={brand[theme]['action-bg-hover']} onChange={paint(['action-bg-hover'])} />
        <ColourControl label="Links" value={brand[theme]['text-link']} onChange={paint(['text-link', 'focus'])} />
        <ColourControl label="Page" value={brand[theme]['bg-page']} onChange={paint(['bg-page', 'text-inverse'])} />
        <label htmlFor={radius} className="ks-docs-control">
          Corners
          <select
            id={radius}
            value={brand.radii.control}
            onChange={({ target }) => setBrand({ ...brand, radii: { ...brand.radii, control: target.value } })}
          >
            {CONTROL_RADII.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <Button
          size="small"
          onClick={() =>
            save({
              name: `${brand.name.toLowerCase()}.css`,
              mediaType: 'text/css',
              content: brandStylesheet(brand),
            })
          }
        >
          Save as CSS
        </Button>
      </div>
      <Contrast brand={brand} />
      {/* With its own theme an element is an island: what is derived from these colours is computed again inside. */}
      <div className="docs-story ks-docs-island" data-theme={theme} style={brandProperties(brand, theme)}>
        <BrandWall />
      </div>
      <BrandScreens brand={brand} theme={theme} />
    </div>
  )
}

/** Shows whether the chosen colours have enough contrast in both themes. */
function Contrast({ brand }: { readonly brand: Brand }) {
  const faint = (Object.keys(THEMES) as BrandTheme[]).flatMap((theme) =>
    faintPairs(brand, theme).map((pair) => ({ ...pair, theme })),
  )
  return (
    <div className="ks-docs-contrast" role="status" data-faint={faint.length > 0 || undefined}>
      {faint.length === 0 ? (
        `All ${contrastPairs.length} pairs of colours pass WCAG 2.2 AA, in light and in dark.`
      ) : (
        <>
          Too little contrast:
          <ul>
            {faint.map(({ theme, kind, front, back, where }) => (
              <li key={`${theme} ${kind} ${front} ${back}`}>
                {THEMES[theme]}: {front} on {back} ({where})
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
