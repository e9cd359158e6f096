import type { OpenHours, WeekHours } from '@klarsikt/core/stores'

const open = (opens: string, closes: string): OpenHours => ({ opens, closes })
const week = (day: OpenHours, saturday: OpenHours, sunday: OpenHours | null): WeekHours => [
  day,
  day,
  day,
  day,
  day,
  saturday,
  sunday,
]

/** The four kinds of opening hours that the demo shop's stores have. */
export const HOURS = {
  city: week(open('10:00', '18:00'), open('10:00', '15:00'), null),
  mall: week(open('10:00', '19:00'), open('10:00', '17:00'), open('11:00', '16:00')),
  town: week(open('09:30', '18:00'), open('10:00', '14:00'), null),
  bigMall: week(open('10:00', '20:00'), open('10:00', '18:00'), open('10:00', '18:00')),
} as const satisfies Record<string, WeekHours>

const SERVICES = { e: 'eyeExam', c: 'contactLensExam', h: 'hearingTest' } as const

// All stores of the demo shop: name, street, postal place, latitude, longitude, hours, services. So lists and maps are
// tested with realistic numbers and distances.
const TABLE = `
Stockholm City|Storgatan 2|111 47 Stockholm|59.3326|18.0649|city|eh
Stockholm Centrum|Kungsgatan 9|111 29 Stockholm|59.3401|18.0529|city|ec
Stockholm Söder|Drottninggatan 16|116 44 Stockholm|59.3185|18.0824|city|ec
Stockholm Väster|Torggatan 23|112 51 Stockholm|59.3366|18.0337|mall|e
Stockholm Öster|Järnvägsgatan 30|114 31 Stockholm|59.3394|18.0868|city|ec
Stockholm Recycling|Västra Storgatan 37|117 60 Stockholm|59.3155|18.0516|city|ech
Göteborg City|Östra Långgatan 44|411 06 Göteborg|57.7072|11.9668|city|e
Göteborg Centrum|Kyrkogatan 51|411 16 Göteborg|57.7147|11.9548|mall|ec
Göteborg Söder|Nygatan 58|413 01 Göteborg|57.6931|11.9843|city|ec
Göteborg Väster|Fabriksgatan 7|414 79 Göteborg|57.7112|11.9356|city|e
Malmö City|Storgatan 14|211 22 Malmö|55.6059|13.0007|city|ech
Malmö Centrum|Kungsgatan 21|211 37 Malmö|55.6134|12.9887|mall|ec
Malmö Outlet|Drottninggatan 28|215 32 Malmö|55.5918|13.0182|city|e
Uppsala City|Torggatan 35|753 10 Uppsala|59.8585|17.6454|city|ec
Uppsala Centrum|Järnvägsgatan 42|753 20 Uppsala|59.866|17.6334|city|ec
Västerås|Västra Storgatan 49|721 11 Västerås|59.6162|16.5528|mall|eh
Örebro|Östra Långgatan 56|701 12 Örebro|59.2741|15.2066|city|ec
Linköping|Kyrkogatan 5|581 12 Linköping|58.4167|15.6167|city|ec
Helsingborg|Nygatan 12|251 11 Helsingborg|56.0467|12.6944|city|e
Jönköping|Fabriksgatan 19|551 11 Jönköping|57.7815|14.1562|mall|ec
Norrköping|Storgatan 26|601 14 Norrköping|58.5942|16.1826|city|ech
Lund|Kungsgatan 33|222 19 Lund|55.7028|13.1927|city|e
Umeå|Drottninggatan 40|901 19 Umeå|63.8284|20.2597|city|ec
Gävle|Torggatan 47|801 26 Gävle|60.6745|17.1417|mall|ec
Borås|Järnvägsgatan 54|501 11 Borås|57.721|12.9401|city|e
Södertälje|Västra Storgatan 3|151 13 Södertälje|59.1955|17.6252|city|ech
Eskilstuna|Östra Långgatan 10|632 17 Eskilstuna|59.3666|16.5077|city|ec
Karlstad|Kyrkogatan 17|651 11 Karlstad|59.3793|13.5036|mall|e
Täby|Nygatan 24|183 12 Täby|59.4439|18.0687|bigMall|ec
Växjö|Fabriksgatan 31|351 12 Växjö|56.8777|14.8091|city|ec
Halmstad|Storgatan 38|301 16 Halmstad|56.6745|12.8568|city|eh
Sundsvall|Kungsgatan 45|851 11 Sundsvall|62.3913|17.3063|mall|ec
Luleå|Drottninggatan 52|971 25 Luleå|65.5842|22.1546|city|ec
Trollhättan|Torggatan 59|461 11 Trollhättan|58.2837|12.2886|city|e
Östersund|Järnvägsgatan 8|831 11 Östersund|63.1792|14.6357|city|ec
Borlänge|Västra Storgatan 15|781 20 Borlänge|60.4858|15.4371|mall|ech
Falun|Östra Långgatan 22|791 11 Falun|60.6036|15.626|city|e
Kalmar|Kyrkogatan 29|391 20 Kalmar|56.6616|16.3616|city|ec
Skövde|Nygatan 36|541 12 Skövde|58.3912|13.8451|city|ec
Karlskrona|Fabriksgatan 43|371 11 Karlskrona|56.1616|15.5866|mall|e
Kristianstad|Storgatan 50|291 15 Kristianstad|56.0313|14.1524|town|ech
Uddevalla|Kungsgatan 57|451 15 Uddevalla|58.3478|11.9424|town|ec
Skellefteå|Drottninggatan 6|931 20 Skellefteå|64.7507|20.9528|town|e
Varberg|Torggatan 13|432 13 Varberg|57.1056|12.2508|mall|ec
Örnsköldsvik|Järnvägsgatan 20|891 17 Örnsköldsvik|63.2909|18.7153|town|ec
Nyköping|Västra Storgatan 27|611 20 Nyköping|58.753|17.0079|town|eh
Lidköping|Östra Långgatan 34|531 16 Lidköping|58.5052|13.1577|town|ec
Motala|Kyrkogatan 41|591 20 Motala|58.5371|15.0365|mall|ec
Landskrona|Nygatan 48|261 20 Landskrona|55.8708|12.8302|town|e
Trelleborg|Fabriksgatan 55|231 20 Trelleborg|55.3751|13.1569|town|ec
Visby|Storgatan 4|621 11 Visby|57.6409|18.296|town|ech
Ängelholm|Kungsgatan 11|262 20 Ängelholm|56.2428|12.8622|mall|e
Alingsås|Drottninggatan 18|441 15 Alingsås|57.9303|12.5334|town|ec
Sandviken|Torggatan 25|811 20 Sandviken|60.6167|16.7667|town|ec
Kungsbacka|Järnvägsgatan 32|434 20 Kungsbacka|57.4872|12.0761|town|e
Falkenberg|Västra Storgatan 39|311 20 Falkenberg|56.9055|12.4912|mall|ech
Hudiksvall|Östra Långgatan 46|824 11 Hudiksvall|61.729|17.1036|town|ec
Kiruna|Kyrkogatan 53|981 15 Kiruna|67.8557|20.2251|town|e
Mora|Nygatan 2|792 20 Mora|61.007|14.5432|town|ec
Norrtälje|Fabriksgatan 9|761 20 Norrtälje|59.758|18.705|mall|ec
Enköping|Storgatan 16|745 20 Enköping|59.6361|17.0777|town|eh
Katrineholm|Kungsgatan 23|641 20 Katrineholm|58.9959|16.2072|town|ec
Västervik|Drottninggatan 30|593 20 Västervik|57.7584|16.6373|town|ec
Ystad|Torggatan 37|271 20 Ystad|55.4297|13.8204|mall|e
Solna|Järnvägsgatan 44|171 11 Solna|59.36|18.0009|bigMall|ec
Huddinge|Västra Storgatan 51|141 18 Huddinge|59.237|17.9819|bigMall|ech
Nacka|Östra Långgatan 58|131 20 Nacka|59.3105|18.1637|bigMall|e
Kista|Kyrkogatan 7|164 19 Kista|59.4032|17.9448|bigMall|ec
`

export const STORES = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [name = '', street = '', place = '', lat, lon, hours, services = ''] = row.split('|')
    return {
      id: name.toLowerCase().replaceAll(' ', '-'),
      name,
      street,
      postalCode: place.slice(0, 6),
      city: place.slice(7),
      phone: '08-123 45 67',
      lat: Number(lat),
      lon: Number(lon),
      hours: HOURS[hours as keyof typeof HOURS],
      services: [...services].map((letter) => SERVICES[letter as keyof typeof SERVICES]),
    }
  })
