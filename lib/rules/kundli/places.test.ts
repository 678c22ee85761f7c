import { describe, expect, it } from 'vitest';
import { findPlace, findPlaceNamed, places } from './places';

describe(`places of birth: ${places.length} in the list`, () => {
	it('gives each a key of its own and a name in both scripts', () => {
		expect(places.length).toBeGreaterThan(1000);
		expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
		for (const { name } of places) {
			expect(name.hi).toMatch(/^[\u0900-\u097f .(),-]+$/);
			expect(name.en).toMatch(/^[A-Za-z .(),-]+$/);
		}
	});

	it('lies in India', () => {
		for (const { latitude, longitude } of places) {
			expect(latitude).toBeGreaterThan(6);
			expect(latitude).toBeLessThan(38);
			expect(longitude).toBeGreaterThan(68);
			expect(longitude).toBeLessThan(98);
		}
	});

	it('finds a place by its name in either script, with its state or alone', () => {
		const jodhpur = findPlace('rajasthan-jodhpur');
		expect(jodhpur).toMatchObject({ latitude: 26.27, longitude: 73.01 });
		for (const text of ['Jodhpur, Rajasthan', 'जोधपुर, राजस्थान', 'jodhpur', ' जोधपुर '])
			expect(findPlaceNamed(text)).toBe(jodhpur);
	});

	it('finds none for a name that several have, or none', () => {
		expect(findPlaceNamed('Pratapgarh')).toBeNull();
		expect(findPlaceNamed('Pratapgarh, Uttar Pradesh')?.key).toBe('uttarPradesh-pratapgarh');
		expect(findPlaceNamed('Toronto')).toBeNull();
		expect(findPlaceNamed('')).toBeNull();
	});
});
