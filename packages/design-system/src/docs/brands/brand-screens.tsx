import './brands.css'
import { useEffect, useState } from 'react'
import { ScreenChoice } from '../flows/screen-choice.js'
import { type Screen, StoryScreen } from '../flows/story-screen.js'
import type { BrandTheme } from './brand-properties.js'
import type { Brand } from './brands.js'
import { SHOP_SCREENS } from './shop-screens.js'
import { wear } from './worn.js'

const DESKTOP: Screen = { name: 'Desktop, 1440 px', width: 1440, height: 1000, scale: 0.27 }
const SCREENS: readonly Screen[] = [DESKTOP, { name: 'Phone, 390 px', width: 390, height: 844, scale: 0.46 }]
/** Number of pages that load at once. More would slow the first one down. */
const LOADING_AT_ONCE = 2

interface BrandScreensProps {
  readonly brand: Brand
  readonly theme: BrandTheme
}

/**
 * Twelve real screens of the shop in a brand. They load one after another; a change of brand only changes their
 * styles.
 */
export function BrandScreens({ brand, theme }: BrandScreensProps) {
  const [screen, setScreen] = useState(DESKTOP)
  const [loaded, setLoaded] = useState(0)
  return (
    <section className="ks-docs-screens">
      <ScreenChoice screens={SCREENS} chosen={screen} onChoose={setScreen} />
      <ul>
        {SHOP_SCREENS.map(({ title, story }, index) => (
          <li key={story} style={{ inlineSize: screen.width * screen.scale }}>
            <WornScreen
              story={story}
              title={title}
              screen={screen}
              brand={brand}
              theme={theme}
              waits={index >= loaded + LOADING_AT_ONCE}
              onReady={() => setLoaded((count) => count + 1)}
            />
            <a href={`?path=/story/${story}`} target="_top">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WornScreenProps extends BrandScreensProps {
  readonly story: string
  readonly title: string
  readonly screen: Screen
  readonly waits: boolean
  readonly onReady: () => void
}

function WornScreen({ story, title, screen, brand, theme, waits, onReady }: WornScreenProps) {
  const [page, setPage] = useState<Document>()
  useEffect(() => (page ? wear(page, brand, theme) : undefined), [page, brand, theme])
  return (
    <StoryScreen
      story={story}
      title={title}
      screen={screen}
      waits={waits}
      onLoad={(loaded) => {
        setPage(loaded)
        onReady()
      }}
    />
  )
}
