import { dayText, type PlainDate } from '@klarsikt/core/calendar'
import { type Eye, EYE_VALUES, EYES, type GlassesPrescriptionText } from '@klarsikt/core/prescription'
import sharp from 'sharp'

const COLUMNS = ['SPH', 'CYL', 'AX', 'ADD', 'PD']
const NAMES: Readonly<Record<Eye, string>> = { right: 'Höger', left: 'Vänster' }
const COLUMN_PIXELS = 140
const ROW_PIXELS = 70

/** Draws a paper prescription, slightly tilted as if photographed by a phone, for the demo shop. */
export async function drawPrescription(issuedOn: PlainDate, typed: GlassesPrescriptionText): Promise<Buffer> {
  const head = COLUMNS.map((name, column) => cell(name, column, 0))
  const rows = EYES.flatMap((eye, row) => [
    text(NAMES[eye], 90, 330 + (row + 1) * ROW_PIXELS),
    ...EYE_VALUES.map((value, column) => cell(typed[`${eye}${value}`] ?? '', column, row + 1)),
  ])
  const lines = [0, 1, 2, 3].map((row) => `<path d="M80 ${282 + row * ROW_PIXELS}h880"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" font-family="sans-serif" font-size="30">
    <rect width="1200" height="900" fill="#8d7a66"/>
    <g transform="translate(90 80) rotate(-2 500 370)">
      <rect width="1040" height="740" fill="#fbf9f4"/>
      <g fill="#23252b">
        <text x="80" y="120" font-size="46">Recept</text>
        ${text(`Undersökt ${dayText(issuedOn)}`, 80, 180)}
        ${[...head, ...rows].join('')}
        ${text('Leg. optiker', 80, 660)}
      </g>
      <g stroke="#b9b4a8" stroke-width="2">${lines.join('')}</g>
      <path d="M300 650c40-70 60 60 100-10s60-40 90 10 60-30 120-20" fill="none" stroke="#2b3f7a" stroke-width="5"/>
    </g>
  </svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

function cell(value: string, column: number, row: number): string {
  return text(value, 260 + column * COLUMN_PIXELS, 330 + row * ROW_PIXELS)
}

function text(value: string, x: number, y: number): string {
  return `<text x="${x}" y="${y}">${value}</text>`
}
