// What jobs' locations mean, and what texts mean that are searched for: one table each.
import { expect, test } from "vitest";
import { placeJobs } from "#features/jobs/placing/job-places.service.ts";
import { startApp } from "#test/start-app.ts";
import { areaOf } from "./areas.ts";
import { areasMeant, findSurroundings, resolvePlaces } from "./places.service.ts";

const { db } = await startApp();
await placeJobs(db);

const resolved = async (typed: string) => (await resolvePlaces(db, typed)).map(areaOf);

test.each<[string, ...string[]]>([
  // Short forms of words.
  ["St Louis, MO", "US/Missouri/St. Louis"],
  ["St.Louis,MO", "US/Missouri/St. Louis"],
  ["SAINT LOUIS, Missouri", "US/Missouri/St. Louis"],
  ["St Paul MN", "US/Minnesota/Saint Paul"],
  ["Ft Wayne", "US/Indiana/Fort Wayne"],
  ["Ft. Lauderdale, FL", "US/Florida/Fort Lauderdale"],
  ["Mt. Vernon, NY", "US/New York/Mount Vernon"],
  ["Mt Pleasant SC", "US/South Carolina/Mount Pleasant"],
  ["N Las Vegas, NV", "US/Nevada/North Las Vegas"],
  ["N. Charleston, S.C.", "US/South Carolina/North Charleston"],
  ["W Palm Beach, FL", "US/Florida/West Palm Beach"],
  ["E. Lansing, Mich.", "US/Michigan/East Lansing"],
  ["Shaker Hts, OH", "US/Ohio/Shaker Heights"],
  ["Colorado Spgs, CO", "US/Colorado/Colorado Springs"],
  ["Sta. Monica, Calif.", "US/California/Santa Monica"],
  ["St. Gallen", "CH/Saint Gallen/Sankt Gallen"],
  ["St-Étienne", "FR/Auvergne-Rhône-Alpes/Saint-Étienne"],
  ["St-Niklaas, BE", "BE/Flanders/Sint-Niklaas"],
  ["Pt. Pleasant, NJ", "US/New Jersey/Point Pleasant"],
  ["Zuerich", "CH/Zurich/Zürich"],
  ["Malmoe", "SE/Skåne/Malmö"],
  ["Frankfurt a.M.", "DE/Hesse/Frankfurt am Main"],
  ["Quebec City, QC", "CA/Quebec/Québec"],
  // States and countries by name, code and short form, with a comma or without.
  ["Boise,ID", "US/Idaho/Boise"],
  ["Boise ID", "US/Idaho/Boise"],
  ["Boise, Idaho", "US/Idaho/Boise"],
  ["boise idaho usa", "US/Idaho/Boise"],
  ["Boise ID United States", "US/Idaho/Boise"],
  ["Boise, ID 83702", "US/Idaho/Boise"],
  ["Butte MT", "US/Montana/Butte"],
  ["US-CA-San Francisco", "US/California/San Francisco"],
  ["Salem OR", "US/Oregon/Salem"],
  ["Austin, Tex.", "US/Texas/Austin"],
  ["Olympia, Washington State", "US/Washington/Olympia"],
  ["Porto Alegre, RS", "BR/Rio Grande do Sul/Porto Alegre"],
  ["Lugano, TI", "CH/Ticino/Lugano"],
  ["Köln, NRW", "DE/North Rhine-Westphalia/Köln"],
  ["Dresden, Sachsen", "DE/Saxony/Dresden"],
  ["Bilbao, País Vasco", "ES/Basque Country/Bilbao"],
  ["Pisa, Toscana, Italia", "IT/Tuscany/Pisa"],
  ["Perth, WA", "AU/Western Australia/Perth"],
  ["Durban, KZN", "ZA/KwaZulu-Natal/Durban"],
  // `City, XX`: the state where it has such a city, else the country.
  ["Ontario, CA", "US/California/Ontario"],
  ["Ontario CA", "US/California/Ontario"],
  ["Salem, IN", "US/Indiana/Salem"],
  ["Toronto, CA", "CA/Ontario/Toronto"],
  ["Hamburg, DE", "DE/Hamburg/Hamburg"],
  ["Richmond, CA", "US/California/Richmond"],
  ["Vancouver, CA", "CA/British Columbia/Vancouver"],
  ["Chennai, IN", "IN/Tamil Nadu/Chennai"],
  ["Ontario, Canada", "CA/Ontario"],
  ["London, ON", "CA/Ontario/London"],
  // Countries with signs in their names.
  ["Trinidad and Tobago", "TT"],
  ["Trinidad & Tobago", "TT"],
  ["Sarajevo, Bosnia and Herzegovina", "BA/Federation of B&H/Sarajevo"],
  ["Bosnia and Herzegovina", "BA"],
  ["Antigua and Barbuda", "AG"],
  ["St Kitts and Nevis", "KN"],
  ["Saint Vincent and the Grenadines", "VC"],
  ["Côte d'Ivoire", "CI"],
  ["The Gambia", "GM"],
  ["Hong Kong", "HK/Central and Western/Hong Kong"],
  ["DR Congo", "CD"],
  // Several places.
  ["Austin, TX / Denver, CO", "US/Texas/Austin", "US/Colorado/Denver"],
  ["Berlin / Munich", "DE/State of Berlin/Berlin", "DE/Bavaria/Munich"],
  ["Berlin, Munich", "DE/State of Berlin/Berlin", "DE/Bavaria/Munich"],
  ["Boston, MA, Denver, CO", "US/Massachusetts/Boston", "US/Colorado/Denver"],
  ["Austin, TX or Denver, CO", "US/Texas/Austin", "US/Colorado/Denver"],
  ["Boise, ID & Reno, NV; Salem, OR", "US/Idaho/Boise", "US/Nevada/Reno", "US/Oregon/Salem"],
  ["Dallas/Fort Worth, TX", "US/Texas/Dallas", "US/Texas/Fort Worth"],
  ["London or remote", "GB/England/London"],
  ["Berlin / Germany", "DE/State of Berlin/Berlin"],
  ["Vienna / Wien", "AT/Vienna/Vienna"],
  ["Portland, OR & Seattle, WA", "US/Oregon/Portland", "US/Washington/Seattle"],
  ["Portland, OR or Seattle, WA", "US/Oregon/Portland", "US/Washington/Seattle"],
  ["Dallas-Fort Worth", "US/Texas/Dallas", "US/Texas/Fort Worth"],
  ["Minneapolis-St. Paul, MN", "US/Minnesota/Minneapolis", "US/Minnesota/Saint Paul"],
  // Several equally large places of one name, and no place at all.
  ["Springfield"],
  ["Cambridge"],
  ["Columbia"],
  ["Glendale"],
  ["Springfield, USA", "US"],
  ["Springfield, IL", "US/Illinois/Springfield"],
  ["Nationwide"],
  ["Multiple locations"],
  ["Various locations, USA", "US"],
  ["Multiple"],
  ["TBD"],
])("a job in %s is in %s %s %s", async (location, ...places) => {
  expect(await resolved(location)).toEqual(places);
});

test.each<[string, string[]]>([
  ["Boise", ["US/Idaho/Boise"]],
  ["BOISE,ID", ["US/Idaho/Boise"]],
  ["boise id", ["US/Idaho/Boise"]],
  ["Boise, Idaho", ["US/Idaho/Boise"]],
  ["St Louis MO", ["US/Missouri/St. Louis"]],
  ["Ft Wayne", ["US/Indiana/Fort Wayne"]],
  ["Idaho", ["US/Idaho"]],
  ["Texas", ["US/Texas"]],
  ["U.K.", ["GB"]],
  ["Great Britain", ["GB"]],
  ["Bayern", ["DE/Bavaria"]],
  ["NSW", ["AU/New South Wales"]],
  ["Bosnia & Herzegovina", ["BA"]],
  ["Trinidad and Tobago", ["TT"]],
  ["Ontario, CA", ["US/California/Ontario"]],
  // Nothing is passed over.
  ["Boise, somewhere", []],
  ["Zzyzx, CA", []],
  ["Remote (US)", []],
  ["Remote", []],
  ["the moon", []],
  ["%", []],
])("who searches in %j means %j", async (typed, areas) => {
  const meant = await areasMeant(db, typed);
  expect(meant.slice(0, Math.max(1, areas.length))).toEqual(areas);
});

test.each<[string, string[]]>([
  ["CA", ["US/California", "CA"]],
  ["in", ["US/Indiana", "IN"]],
  ["DE", ["US/Delaware", "DE"]],
  ["ID", ["US/Idaho", "ID"]],
  ["MT", ["US/Montana", "MT"]],
  ["NY", ["US/New York"]],
  ["UK", ["GB"]],
  ["D.C.", ["US/District of Columbia"]],
  ["Georgia", ["US/Georgia", "GE"]],
  ["New York", ["US/New York", "US/New York/New York"]],
  ["Washington", ["US/Washington", "US/District of Columbia/Washington"]],
  ["Berlin / Munich, Germany", ["DE/State of Berlin/Berlin", "DE/Bavaria/Munich"]],
  ["Saint Cloud", ["US/Minnesota/Saint Cloud", "US/Florida/Saint Cloud"]],
])("what %j stands for is all meant: %j", async (typed, areas) => {
  expect(await areasMeant(db, typed)).toEqual(expect.arrayContaining(areas));
});

test("around a name of several equally large places the largest is searched", async () => {
  expect(await findSurroundings(db, { location: "Springfield", miles: 25 })).not.toBeNull();
});
