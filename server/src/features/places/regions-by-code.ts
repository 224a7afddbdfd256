/** The codes that people write for regions, by country. Names are those of the gazetteer. */
const codes: Record<string, string> = {
  US: `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut,
    DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois,
    IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland,
    MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana,
    NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
    NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania,
    RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah,
    VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming`,
  CA: `AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick,
    NL Newfoundland and Labrador, NS Nova Scotia, NT Northwest Territories, NU Nunavut, ON Ontario,
    PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon`,
  AU: `ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland,
    SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia`,
  BR: `AC Acre, AL Alagoas, AP Amapá, AM Amazonas, BA Bahia, CE Ceará, DF Federal District,
    ES Espírito Santo, GO Goiás, MA Maranhão, MT Mato Grosso, MS Mato Grosso do Sul,
    MG Minas Gerais, PA Pará, PB Paraíba, PR Paraná, PE Pernambuco, PI Piauí, RJ Rio de Janeiro,
    RN Rio Grande do Norte, RS Rio Grande do Sul, RO Rondônia, RR Roraima, SC Santa Catarina,
    SP São Paulo, SE Sergipe, TO Tocantins`,
  CH: `AG Aargau, AI Appenzell Innerrhoden, AR Appenzell Ausserrhoden, BE Bern, BL Basel-Landschaft,
    BS Basel-City, FR Fribourg, GE Geneva, GL Glarus, GR Grisons, JU Jura, LU Lucerne, NE Neuchâtel,
    NW Nidwalden, OW Obwalden, SG Saint Gallen, SH Schaffhausen, SO Solothurn, SZ Schwyz, TG Thurgau,
    TI Ticino, UR Uri, VD Vaud, VS Valais, ZG Zug, ZH Zurich`,
  DE: `BW Baden-Wurttemberg, BY Bavaria, BE State of Berlin, BB Brandenburg, HB Bremen, HH Hamburg,
    HE Hesse, NI Lower Saxony, MV Mecklenburg-Vorpommern, NW North Rhine-Westphalia,
    RP Rheinland-Pfalz, SL Saarland, SN Saxony, ST Saxony-Anhalt, SH Schleswig-Holstein,
    TH Thuringia`,
  IN: `AP Andhra Pradesh, AR Arunachal Pradesh, AS Assam, BR Bihar, CG Chhattisgarh, CH Chandigarh,
    DL Delhi, GA Goa, GJ Gujarat, HR Haryana, HP Himachal Pradesh, JH Jharkhand,
    JK Jammu and Kashmir, KA Karnataka, KL Kerala, MP Madhya Pradesh, MH Maharashtra, MN Manipur,
    ML Meghalaya, MZ Mizoram, NL Nagaland, OD Odisha, PB Punjab, PY Puducherry, RJ Rajasthan,
    SK Sikkim, TN Tamil Nadu, TS Telangana, TR Tripura, UP Uttar Pradesh, UK Uttarakhand,
    WB West Bengal`,
  ZA: `EC Eastern Cape, FS Free State, GP Gauteng, KZN KwaZulu-Natal, LP Limpopo, MP Mpumalanga,
    NC Northern Cape, NW North West, WC Western Cape`,
};

const pairsOf = (list: string) =>
  list.split(",").flatMap((entry) => {
    const [, code, name] = /^\s*(\w+) (.+)$/s.exec(entry) ?? [];
    return code && name ? [[name, code] as const] : [];
  });

const codeOf = new Map(
  Object.entries(codes).map(([country, list]) => [country, new Map(pairsOf(list))]),
);

/** "TX" of Texas, where the country's people write such codes. */
export const regionCode = (country: string, region: string): string | undefined =>
  codeOf.get(country)?.get(region);

/** Texas by "tx", the key of its code. */
export const regionOfCode = (country: string, code: string): string | undefined =>
  [...(codeOf.get(country) ?? [])].find(([, own]) => own.toLowerCase() === code)?.[0];
