import '../docs.css'
import './flow.css'
import { useState } from 'react'
import { type FlowName, FLOWS, type ShopFlow } from './flows.js'
import { ScreenChoice } from './screen-choice.js'
import { type Screen, StoryScreen } from './story-screen.js'

const PHONE: Screen = { name: 'Phone, 390 px', width: 390, height: 844, scale: 0.72 }
const SCREENS: readonly Screen[] = [
  PHONE,
  { name: 'Tablet, 768 px', width: 768, height: 1024, scale: 0.7 },
  { name: 'Desktop, 1440 px', width: 1440, height: 900, scale: 0.78 },
]

/** The screens of a flow in their order, live, with the rules that hold on each. */
export function Flow({ name }: { readonly name: FlowName }) {
  const { steps }: ShopFlow = FLOWS[name]
  const [screen, setScreen] = useState(PHONE)
  return (
    <div className="sb-unstyled ks-docs">
      <ScreenChoice screens={SCREENS} chosen={screen} onChoose={setScreen} />
      <ol className="ks-docs-flow">
        {steps.map(({ title, story, rules }, index) => (
          <li key={story} style={{ inlineSize: screen.width * screen.scale }}>
            <StoryScreen story={story} title={title} screen={screen} />
            <h2>
              {index + 1}. {title}
            </h2>
            <ul>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            <a href={`?path=/story/${story}`} target="_top">
              Open the screen
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}
