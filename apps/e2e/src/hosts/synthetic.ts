/** Each kind has more than two pages of products. */
const KINDS = ['Laptop', 'Laser printer', 'USB cable', 'Monitor'] as const
const BRANDS = ['Nordvik', 'Altera', 'Brisk', 'Kelvin', 'Pontus'] as const
const COLOURS = ['Black', 'White', 'Silver', 'Blue'] as const
const SERIES = ['One', 'Air', 'Pro', 'Max', 'Go', 'Studio', 'Work', 'Home', 'Lite', 'Plus'] as const

/** Synthetic electronics as feed records, the same in every run. */
export function syntheticCatalogue(): string {
  const lines: string[] = []
  for (const [kindAt, kind] of KINDS.entries())
    for (const [brandAt, brand] of BRANDS.entries())
      for (const [seriesAt, series] of SERIES.entries()) {
        const number = kindAt * 100 + brandAt * 10 + seriesAt
        lines.push(
          JSON.stringify({
            product_id: String(1_000 + number),
            title: `${brand} ${series} ${number} ${kind.toLowerCase()}`,
            brand,
            category: [kind],
            description: `A ${kind.toLowerCase()} of the ${series} series by ${brand}.`,
            page_url: `/products/${1_000 + number}`,
            image_url: `http://images.icecat.biz/img/synthetic/${1_000 + number}.jpg`,
            sale_price: 199 + ((number * 37) % 9_000),
            attributes: { colour: COLOURS[number % COLOURS.length], weight: 100 + number * 3 },
          }),
        )
      }
  return lines.join('\n')
}
