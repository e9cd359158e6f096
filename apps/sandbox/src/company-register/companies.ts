/** A company of the simulated register. All companies are invented, but their numbers have a correct check digit. */
export type RegisteredCompany = {
  /** Ten digits, or twelve for a sole trader. */
  readonly number: string
  readonly name: string
  readonly form: { readonly kod: string; readonly klartext: string }
  readonly deregisteredOn?: string
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string } | null
  /** True for a company about which the register never answers. */
  readonly isSilent?: true
}

const AB = { kod: 'AB', klartext: 'Aktiebolag' }
const at = (street: string, postalCode: string, city: string) => ({ street, postalCode, city })

export const COMPANIES: readonly RegisteredCompany[] = [
  { number: '5599901005', name: 'Norrsken Bygg AB', form: AB, address: at('Hamngatan 12', '90327', 'UMEÅ') },
  { number: '5599901013', name: 'Fjällbrisen Konsult AB', form: AB, address: at('Storgatan 4', '83131', 'ÖSTERSUND') },
  { number: '5599901021', name: 'Lysande Verkstad AB', form: AB, address: at('Smedjevägen 3', '72130', 'VÄSTERÅS') },
  { number: '5599901039', name: 'Havtorn Livs AB', form: AB, address: at('Kajgatan 7', '45130', 'UDDEVALLA') },
  { number: '5599901047', name: 'Granit & Glas AB', form: AB, address: at('Stenvägen 21', '39233', 'KALMAR') },
  {
    number: '5599901054',
    name: 'Skogsmyran Redovisning AB',
    form: AB,
    address: at('Björkallén 9', '35230', 'VÄXJÖ'),
  },
  { number: '5599901062', name: 'Tidvatten Media AB', form: AB, address: at('Sjögatan 1', '21115', 'MALMÖ') },
  {
    number: '5599901070',
    name: 'Älvstrands Åkeri AB',
    form: AB,
    deregisteredOn: '2025-03-31',
    address: at('Älvgatan 18', '46130', 'TROLLHÄTTAN'),
  },
  { number: '5599901088', name: 'Kullens Kök AB', form: AB, address: at('Kullagatan 30', '25220', 'HELSINGBORG') },
  {
    number: '9699901006',
    name: 'Handelsbolaget Nord & Syd',
    form: { kod: 'HB', klartext: 'Handelsbolag' },
    address: at('Nygatan 14', '60222', 'NORRKÖPING'),
  },
  {
    number: '8029901009',
    name: 'Föreningen Ljusglimten',
    form: { kod: 'I', klartext: 'Ideell förening' },
    address: null,
  },
  {
    number: '2129901001',
    name: 'Exempelköpings kommun',
    form: { kod: 'OFF', klartext: 'Kommun' },
    address: at('Rådhustorget 1', '59380', 'VÄSTERVIK'),
  },
  {
    number: '7699901000',
    name: 'Solrosens ekonomiska förening',
    form: { kod: 'EK', klartext: 'Ekonomisk förening' },
    address: at('Trädgårdsgatan 5', '75309', 'UPPSALA'),
  },
  {
    number: '195712302842',
    name: 'Birgitta Öberg Foto',
    form: { kod: 'E', klartext: 'Enskild näringsverksamhet' },
    address: at('Ateljégränd 2', '62156', 'VISBY'),
  },
  { number: '5599901096', name: 'Sena Svar AB', form: AB, address: null, isSilent: true },
]

export function findCompany(number: string): RegisteredCompany | undefined {
  return COMPANIES.find((company) => company.number === number)
}
