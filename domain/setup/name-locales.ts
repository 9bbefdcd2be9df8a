import type { allFakers } from '@faker-js/faker';

type FakerLocale = keyof typeof allFakers;
type LocaleRow = readonly [code: string, displayName: string, fakerLocale: FakerLocale];

/**
 * The codes in order, with the faker locale that generates their names (spec/rules/organisation.md#generated-names). A
 * code without a faker locale uses the nearest one: same language, or same country, or a neighbour.
 */
const REGIONS: readonly { readonly region: string; readonly locales: readonly LocaleRow[] }[] = [
  {
    region: 'Africa',
    locales: [
      ['en_KE', 'English (Kenya)', 'en_NG'],
      ['en_NG', 'English (Nigeria)', 'en_NG'],
      ['fr_DZ', 'French (Algeria)', 'fr'],
      ['ha_NG', 'Hausa (Nigeria)', 'en_NG'],
      ['ig_NG', 'Igbo (Nigeria)', 'en_NG'],
      ['sw', 'Swahili', 'en_NG'],
      ['tw_GH', 'Twi (Ghana)', 'en_GH'],
      ['yo_NG', 'Yoruba (Nigeria)', 'yo_NG'],
      ['zu_ZA', 'Zulu (South Africa)', 'zu_ZA'],
    ],
  },
  {
    region: 'South Asia',
    locales: [
      ['en_IN', 'English (India)', 'en_IN'],
      ['en_PK', 'English (Pakistan)', 'en_IN'],
    ],
  },
  {
    region: 'Southeast Asia',
    locales: [
      ['en_TH', 'English (Thailand)', 'en'],
      ['id_ID', 'Indonesian', 'id_ID'],
      ['vi_VN', 'Vietnamese', 'vi'],
    ],
  },
  {
    region: 'Central Asia',
    locales: [
      ['az_AZ', 'Azerbaijani', 'az'],
      ['uz_UZ', 'Uzbek', 'uz_UZ_latin'],
    ],
  },
  {
    region: 'North America',
    locales: [
      ['en_US', 'English (US)', 'en_US'],
      ['fr_CA', 'French (Canada)', 'fr_CA'],
    ],
  },
  {
    region: 'Central America',
    locales: [['es_MX', 'Spanish (Mexico)', 'es_MX']],
  },
  {
    region: 'South America',
    locales: [
      ['es_AR', 'Spanish (Argentina)', 'es'],
      ['es_CL', 'Spanish (Chile)', 'es'],
      ['es_CO', 'Spanish (Colombia)', 'es'],
      ['pt_BR', 'Portuguese (Brazil)', 'pt_BR'],
    ],
  },
  {
    region: 'Pacific / Oceania',
    locales: [['en_NZ', 'English (New Zealand)', 'en_AU']],
  },
  {
    region: 'Western Europe',
    locales: [
      ['de_AT', 'German (Austria)', 'de_AT'],
      ['de_CH', 'German (Switzerland)', 'de_CH'],
      ['de_DE', 'German', 'de'],
      ['de_LI', 'German (Liechtenstein)', 'de_CH'],
      ['de_LU', 'German (Luxembourg)', 'de'],
      ['en_GB', 'English (UK)', 'en_GB'],
      ['en_IE', 'English (Ireland)', 'en_IE'],
      ['es_CA', 'Catalan', 'es'],
      ['es_ES', 'Spanish (Spain)', 'es'],
      ['fr_BE', 'French (Belgium)', 'fr_BE'],
      ['fr_CH', 'French (Switzerland)', 'fr_CH'],
      ['fr_FR', 'French', 'fr'],
      ['ga_IE', 'Irish', 'en_IE'],
      ['it_IT', 'Italian', 'it'],
      ['nl_BE', 'Dutch (Belgium)', 'nl_BE'],
      ['nl_NL', 'Dutch', 'nl'],
      ['pt_PT', 'Portuguese', 'pt_PT'],
    ],
  },
  {
    region: 'Northern Europe',
    locales: [
      ['da_DK', 'Danish', 'da'],
      ['et_EE', 'Estonian', 'fi'],
      ['fi_FI', 'Finnish', 'fi'],
      ['is_IS', 'Icelandic', 'da'],
      ['lt_LT', 'Lithuanian', 'lv'],
      ['lv_LV', 'Latvian', 'lv'],
      ['no_NO', 'Norwegian', 'nb_NO'],
      ['sv_SE', 'Swedish', 'sv'],
    ],
  },
  {
    region: 'Central / Eastern Europe',
    locales: [
      ['cs_CZ', 'Czech', 'cs_CZ'],
      ['hr_HR', 'Croatian', 'hr'],
      ['hu_HU', 'Hungarian', 'hu'],
      ['pl_PL', 'Polish', 'pl'],
      ['ro_RO', 'Romanian', 'ro'],
      ['sk_SK', 'Slovak', 'sk'],
      ['sl_SI', 'Slovenian', 'sl_SI'],
      ['tr_TR', 'Turkish', 'tr'],
    ],
  },
];

const ROWS: readonly LocaleRow[] = REGIONS.flatMap(({ locales }) => locales);
const FAKER_LOCALES: ReadonlyMap<string, FakerLocale> = new Map(
  ROWS.map(([code, , fakerLocale]) => [code, fakerLocale]),
);

/** The stored value for all locales. It is stored as it is and expanded only when a name is drawn. */
export const ALL_LOCALES = '__all__';

/** All 57 locale codes, in the order of the regions. */
export const LOCALE_CODES: readonly string[] = ROWS.map(([code]) => code);

/** Locale codes by region, both in the order in which clients show them. */
export const LOCALE_REGIONS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  REGIONS.map(({ region, locales }) => [region, locales.map(([code]) => code)]),
);

/** Display names by locale code. */
export const LOCALE_DISPLAY_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  ROWS.map(([code, displayName]) => [code, displayName]),
);

/** Whether the text is one of the 57 codes; case-sensitive. */
export const isLocaleCode = (text: string): boolean => FAKER_LOCALES.has(text);

/** The faker locale that generates the names of a code. */
export const fakerLocaleOf = (code: string): FakerLocale => FAKER_LOCALES.get(code) ?? 'en';
