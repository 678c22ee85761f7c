import { describe, expect, it } from 'vitest';
import { districts, nameOfState } from '@/lib/features/matching/scoring/constants/districts';
import { addressOptions } from '@/prisma/seed/address-options';
import { demoMembers } from '@/prisma/seed/demo/members';
import { districtOf, districtOfTown, findPlaceKey, findState, findTownKey, kmBetween } from './places';

/** Names that states share; nobody can say which one is meant. */
const shared = ['Pratapgarh', 'Hamirpur', 'Bilaspur', 'Balrampur', 'Aurangabad'];

const known = (name: string) => {
	const district = districtOf(name);
	if (!district) throw new Error(`${name} is not known`);
	return district;
};

describe('a district', () => {
	it.each(districts.filter(({ name }) => !shared.includes(name.en)))(
		'$key is found by both its names',
		(district) => {
			expect([districtOf(district.name.hi), districtOf(district.name.en)]).toEqual([district, district]);
		},
	);

	it.each([
		['जिला जोधपुर', 'Jodhpur'],
		['ज़िला जोधपुर (राज.)', 'Jodhpur'],
		['Distt. Jodhpur, Rajasthan', 'Jodhpur'],
		['Jodh Pur', 'Jodhpur'],
		['JODHPUR', 'Jodhpur'],
		['Jodhpur Rural', 'Jodhpur'],
		['Chittaurgarh', 'Chittorgarh'],
		['चित्तौड़', 'Chittorgarh'],
		['Ganganagar', 'Sri Ganganagar'],
		['श्री गंगानगर', 'Sri Ganganagar'],
		['Sriganganagar', 'Sri Ganganagar'],
		['Jalor', 'Jalore'],
		['सांचौर', 'Jalore'],
		['Jhunjhunun', 'Jhunjhunu'],
		['झुंझुनू', 'Jhunjhunu'],
		['Sawaimadhopur', 'Sawai Madhopur'],
		['Didwana', 'Didwana-Kuchaman'],
		['डीडवाना कुचामन', 'Didwana-Kuchaman'],
		['Banswada', 'Banswara'],
		['बाँसवाड़ा', 'Banswara'],
		['Kachchh', 'Kutch'],
		['Bhuj', 'Kutch'],
		['Palanpur, Gujarat', 'Banaskantha'],
		['Himatnagar', 'Sabarkantha'],
		['Baroda', 'Vadodara'],
		['Hoshangabad', 'Narmadapuram'],
		['Allahabad', 'Prayagraj'],
		['इलाहाबाद', 'Prayagraj'],
		['Gurgaon', 'Gurugram'],
		['गुड़गाँव', 'Gurugram'],
		['Noida', 'Gautam Buddha Nagar'],
		['Dharamshala (H.P.)', 'Kangra'],
		['नई दिल्ली', 'Delhi'],
		['Bangalore', 'Bengaluru'],
		['Gwalior (M.P.)', 'Gwalior'],
		['Rampur, Uttar Pradesh', 'Rampur'],
	])('%s is %s', (text, name) => {
		expect(districtOf(text)?.name.en).toBe(name);
	});

	it('of a shared name is known where the state is said beside it', () => {
		expect([districtOf('Pratapgarh'), districtOf('प्रतापगढ़')]).toEqual([null, null]);
		expect(districtOf('Pratapgarh, Rajasthan')?.key).toBe('rajasthan/Pratapgarh');
		expect(districtOf('प्रतापगढ़ (उत्तर प्रदेश)')?.key).toBe('uttarPradesh/Pratapgarh');
		expect(districtOf('Hamirpur HP')?.key).toBe('himachalPradesh/Hamirpur');
	});

	it.each(['', '-', 'Rajasthan', 'राजस्थान', 'Atlantis', 'भूरगढ़ ढाणी', 'London', 'Rampur, Rajasthan'])(
		'is not guessed from %j',
		(text) => {
			expect(districtOf(text)).toBeNull();
		},
	);

	it('is not read out of a tehsil that only shares its name', () => {
		expect(districtOf('राजगढ़')?.state).toBe('madhyaPradesh');
		expect([districtOfTown('राजगढ़'), districtOfTown('Fatehpur'), districtOfTown('फतेहगढ़')]).toEqual([
			null,
			null,
			null,
		]);
		expect(districtOfTown('जोधपुर')?.name.en).toBe('Jodhpur');
	});

	it('is known for every district and city that the forms offer, but for shared names', () => {
		const offered = addressOptions
			.filter(({ kind }) => kind === 'district' || kind === 'location')
			.flatMap(({ values }) => values.flat());
		expect(offered.filter((name) => districtOf(name) === null)).toEqual([
			'प्रतापगढ़',
			'Pratapgarh',
			'हमीरपुर',
			'Hamirpur',
		]);
	});

	it('is known for every sample member', () => {
		expect(demoMembers.filter(({ district }) => districtOf(district) === null)).toEqual([]);
	});

	it('has a key of its own, coordinates in India and a state with names in both languages', () => {
		expect(new Set(districts.map(({ key }) => key)).size).toBe(districts.length);
		for (const { latitude, longitude, state, name } of districts) {
			expect(latitude).toBeGreaterThan(8);
			expect(latitude).toBeLessThan(35);
			expect(longitude).toBeGreaterThan(68);
			expect(longitude).toBeLessThan(92);
			expect(name.hi).toMatch(/^[\u0900-\u097f -]+$/);
			expect(name.en).toMatch(/^[A-Za-z -]+$/);
			expect([findState(nameOfState(state, 'hi')), findState(nameOfState(state, 'en'))]).toEqual([
				state,
				state,
			]);
		}
	});

	/** Corners of each state, generously: a wrong line of the table becomes visible. */
	it.each([
		['rajasthan', [23, 30.3], [69.4, 78.4]],
		['gujarat', [20, 24.8], [68.4, 74.6]],
		['madhyaPradesh', [21, 27], [74, 83]],
		['uttarPradesh', [23.8, 30.5], [77, 84.7]],
		['haryana', [27.6, 31], [74.4, 77.7]],
		['himachalPradesh', [30.3, 33.3], [75.5, 79.1]],
		['uttarakhand', [28.7, 31.5], [77.5, 81.1]],
		['bihar', [24.2, 27.6], [83.2, 88.4]],
	] as const)('of %s lies in it', (state, [south, north], [west, east]) => {
		const outside = districts
			.filter((district) => district.state === state)
			.filter(
				({ latitude, longitude }) =>
					latitude < south || latitude > north || longitude < west || longitude > east,
			);
		expect(outside).toEqual([]);
	});
});

describe('the distance as the crow flies', () => {
	it.each([
		['Jodhpur', 'Jaipur', 286],
		['Jodhpur', 'Udaipur', 200],
		['Jaipur', 'Delhi', 235],
		['Jaipur', 'Ajmer', 125],
		['Bikaner', 'Nagaur', 100],
		['Jhansi', 'Niwari', 24],
		['Jaisalmer', 'Dholpur', 695],
		['Ahmedabad', 'Rajkot', 203],
		['Delhi', 'Mumbai', 1150],
		['Delhi', 'Chennai', 1757],
		['Kota', 'Bundi', 35],
	])('from %s to %s is about %d km, both ways', (a, b, km) => {
		const distance = kmBetween(known(a), known(b));
		expect(Math.abs(distance - km)).toBeLessThan(Math.max(5, km * 0.03));
		expect(kmBetween(known(b), known(a))).toBe(distance);
	});

	it('from a place to itself is none', () => {
		expect(kmBetween(known('Pali'), known('पाली'))).toBe(0);
	});
});

describe('the key of a place', () => {
	it('is one for both scripts, for a seat and its district, and for places that are not known', () => {
		expect(findPlaceKey('जोधपुर')).toBe(findPlaceKey('Distt. Jodhpur'));
		expect(findPlaceKey('Bhuj')).toBe(findPlaceKey('कच्छ'));
		expect(findTownKey('Jodhpur City')).toBe(findPlaceKey('जोधपुर'));
		expect(findPlaceKey('मेड़ता')).toBe(findPlaceKey('Merta'));
		expect(findPlaceKey('Merta')).not.toBe(findPlaceKey('Osian'));
	});

	it('keeps a tehsil apart from the district of its name', () => {
		expect(findTownKey('Rajgarh')).not.toBe(findPlaceKey('Rajgarh'));
	});
});
