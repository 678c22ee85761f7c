import { describe, expect, it } from 'vitest';
import { privacyAt } from './adult';

const now = new Date('2026-06-15T12:00:00Z');
const eighteenToday = new Date('2008-06-15');
const eighteenTomorrow = new Date('2008-06-16');

describe('the privacy that counts', () => {
	it.each(['public', 'restricted', 'private'] as const)(
		'is the one that an adult has chosen: %s',
		(privacy) => {
			expect(privacyAt({ familyTreePrivacy: privacy, bornOn: eighteenToday }, now)).toBe(privacy);
			expect(privacyAt({ familyTreePrivacy: privacy, bornOn: null }, now)).toBe(privacy);
		},
	);

	it.each([
		['public', 'restricted'],
		['restricted', 'restricted'],
		['private', 'private'],
	] as const)('opens a minor who chose %s as if it were %s', (chosen, counts) => {
		expect(privacyAt({ familyTreePrivacy: chosen, bornOn: eighteenTomorrow }, now)).toBe(counts);
	});
});
