import { mixHex } from '../goods/shade.js'
import { lettering } from '../lettering/lettering.js'

const FACADES = [
  { wall: '#D9CDB8', stone: '#B9AB93', door: '#14504E', awning: '#14504E' },
  { wall: '#C98F6B', stone: '#9C6A4B', door: '#0F3B3A', awning: '#F3F0E9' },
  { wall: '#A9B7AE', stone: '#82938A', door: '#14504E', awning: '#E9692C' },
  { wall: '#E6DFD0', stone: '#C6BCA6', door: '#1B6663', awning: '#1B6663' },
  { wall: '#8E9AA3', stone: '#6B7780', door: '#0F3B3A', awning: '#DDEEEA' },
  { wall: '#D8B98A', stone: '#B3935F', door: '#14504E', awning: '#0F3B3A' },
] as const

/** A shop in a Swedish street, 1180 by 738, with one of six façades. */
export function storeFrontSvg(variant: number): string {
  const f = FACADES[Math.abs(Math.trunc(variant)) % FACADES.length]!
  const bricks = Array.from(
    { length: 22 },
    (_, j) => `<path d="M0 ${j * 27}H1180" stroke="${f.stone}" stroke-opacity=".2" stroke-width="1.5"/>`,
  ).join('')
  const uppers = [150, 470, 790].map((x) => upperWindow(x + 40, f.stone)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1180" height="738" viewBox="0 0 1180 738"><defs>
<linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mixHex(f.wall, '#ffffff', 0.22)}"/><stop offset="1" stop-color="${mixHex(f.wall, '#000000', 0.08)}"/></linearGradient>
<linearGradient id="in" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF3DC"/><stop offset=".6" stop-color="#F6DDB2"/><stop offset="1" stop-color="#D9B988"/></linearGradient>
<linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#DCE9EF"/><stop offset="1" stop-color="#7FA0AC"/></linearGradient>
<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<linearGradient id="pave" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#B8B2A6"/><stop offset="1" stop-color="#D9D4C9"/></linearGradient>
<linearGradient id="sun" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="#fff6e6" stop-opacity=".5"/><stop offset=".55" stop-color="#fff6e6" stop-opacity="0"/></linearGradient></defs>
<rect width="1180" height="738" fill="url(#w)"/>${bricks}${uppers}
<rect y="196" width="1180" height="14" fill="${f.stone}"/><rect y="210" width="1180" height="8" fill="#000" opacity=".12"/>
<rect x="70" y="232" width="1040" height="424" fill="${mixHex(f.door, '#000000', 0.1)}"/><rect x="70" y="232" width="1040" height="72" fill="${f.door}"/>
<rect x="70" y="302" width="1040" height="3" fill="#fff" opacity=".2"/>
${lettering({ text: 'Klarsikt', face: 'bold', size: 46, fill: '#FBFAF7', x: 590, y: 284, align: 'middle', spacing: -0.01 })}
${display(96, 346, 400)}${display(684, 346, 400)}${door(530)}
${awning(82, 428, f.awning)}${awning(670, 428, f.awning)}
<rect y="656" width="1180" height="82" fill="url(#pave)"/><rect y="654" width="1180" height="10" fill="${mixHex(f.stone, '#000000', 0.25)}"/><path d="M0 690H1180M190 664L120 738M430 664L400 738M670 664L690 738M910 664L990 738" stroke="#8f897d" stroke-opacity=".5" stroke-width="2" fill="none"/>
<rect width="1180" height="738" fill="url(#sun)"/></svg>`
}

function upperWindow(x: number, stone: string): string {
  return `<g transform="translate(${x} -40)"><rect x="-10" y="-10" width="180" height="206" fill="${mixHex(stone, '#ffffff', 0.35)}"/><rect width="160" height="190" fill="url(#sky)"/><path d="M80 0V190M0 84H160" stroke="#FBFAF7" stroke-width="8"/><path d="M0 0L90 0L0 120Z" fill="url(#sheen)"/><rect x="-16" y="196" width="192" height="12" fill="${stone}"/></g>`
}

/** A lit shop window with shelves of frames. */
function display(x: number, y: number, width: number): string {
  const height = 296
  const shelves = [0, 1, 2].map((row) => {
    const sy = 92 + row * 82
    const pairs = Array.from({ length: 5 }, (_, i) =>
      pair(
        44 + i * 78,
        sy - 22,
        ['#17211E', '#8a4b1c', '#14504E', '#6d1f2c', '#b8862f'][(i + row * 2) % 5]!,
        row === 1 && i % 2 === 0,
      ),
    ).join('')
    return `<rect x="14" y="${sy}" width="${width - 28}" height="5" fill="#fff" opacity=".85"/><rect x="14" y="${sy + 5}" width="${width - 28}" height="9" fill="#8a6a3c" opacity=".16"/>${pairs}`
  })
  return `<g transform="translate(${x} ${y})"><rect width="${width}" height="${height}" fill="url(#in)"/>${shelves.join('')}<path d="M0 0H${width * 0.5}L${width * 0.2} ${height}H0Z" fill="url(#sheen)" opacity=".55"/><rect width="${width}" height="${height}" fill="none" stroke="#0F3B3A" stroke-width="8"/></g>`
}

function pair(x: number, y: number, color: string, round: boolean): string {
  const rx = round ? 11 : 5
  return `<g transform="translate(${x} ${y})" fill="#fff" fill-opacity=".35" stroke="${color}" stroke-width="3.4"><rect x="-27" y="-2" width="23" height="19" rx="${rx}"/><rect x="4" y="-2" width="23" height="19" rx="${rx}"/><path d="M-4 4Q0 0 4 4" fill="none"/></g>`
}

function door(x: number): string {
  return `<g transform="translate(${x} 322)"><rect width="120" height="334" fill="#0F3B3A"/><rect x="14" y="14" width="92" height="250" fill="url(#in)"/><path d="M14 14H70L14 200Z" fill="url(#sheen)"/><rect x="96" y="150" width="6" height="60" rx="3" fill="#c9b182"/><rect x="14" y="280" width="92" height="40" fill="#14504E"/></g>`
}

function awning(x: number, width: number, color: string): string {
  const stripes = Array.from({ length: 8 }, (_, i) =>
    i % 2
      ? ''
      : `<path d="M${(i * width) / 8} 0H${((i + 1) * width) / 8}L${((i + 1) * (width + 24)) / 8 - 12} 52H${(i * (width + 24)) / 8 - 12}Z" fill="#fff" opacity=".14"/>`,
  ).join('')
  return `<g transform="translate(${x} 306)"><path d="M0 0H${width}L${width + 12} 52H-12Z" fill="${color}"/>${stripes}<rect x="-12" y="52" width="${width + 24}" height="11" fill="${mixHex(color, '#000000', 0.18)}"/><rect x="-4" y="63" width="${width + 8}" height="16" fill="#000" opacity=".14"/></g>`
}
