/** The countries of players and courses, as the filter names them. `eu` is a team that others belong to. */
export const COUNTRIES = {
  eu: 'Team Europe',
  'gb-eng': 'England',
  'gb-sct': 'Scotland',
  'gb-wls': 'Wales',
  'gb-nir': 'Northern Ireland',
  ie: 'Ireland',
  de: 'Germany',
  se: 'Sweden',
  no: 'Norway',
  dk: 'Denmark',
  fi: 'Finland',
  nl: 'Netherlands',
  fr: 'France',
  es: 'Spain',
  it: 'Italy',
  pt: 'Portugal',
  us: 'United States',
  ca: 'Canada',
  mx: 'Mexico',
  au: 'Australia',
  nz: 'New Zealand',
  za: 'South Africa',
  jp: 'Japan',
  kr: 'South Korea',
  in: 'India',
} as const;

export type CountryCode = keyof typeof COUNTRIES;

export const COUNTRY_CODES = Object.keys(COUNTRIES) as CountryCode[]; // keys() widens to string
