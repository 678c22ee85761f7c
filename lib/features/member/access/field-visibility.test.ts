import { describe, expect, it } from 'vitest';
import { fieldsShown } from './field-visibility';

const contact = [
	...['email', 'mobileNumber', 'mobileE164', 'fatherName', 'motherClan', 'villageAddress', 'fatherInLawName'],
	'isManglik',
];
const settings = [
	'isListed',
	'matrimonialConsent',
	'isPhotoBlurred',
	'familyTreePrivacy',
	'isDeceased',
	'__v',
];

describe('the fields of a profile that are shown', () => {
	it.each(['private', 'restricted', 'public'] as const)(
		'are all of a %s one to oneself and administrators',
		(privacy) => {
			expect(fieldsShown(privacy, 'self')).toBe('all');
			expect(fieldsShown(privacy, 'administrator')).toBe('all');
		},
	);

	it.each(['private', 'restricted'] as const)('are none of a %s one to other members', (privacy) => {
		expect(fieldsShown(privacy, 'member')).toBeNull();
	});

	it.each(['private', 'restricted', 'public'] as const)(
		'are no contact data of a %s one to a match, until both have agreed',
		(privacy) => {
			const fields = fieldsShown(privacy, 'match');
			expect(fields).toEqual([
				...(fieldsShown('public', 'member') ?? []),
				...['formerMarriage', 'formerMarriageEndedYear', 'childrenCount'],
			]);
			expect(fieldsShown(privacy, 'agreed')).toEqual([
				...(fields ?? []),
				'email',
				'mobileNumber',
				'mobileE164',
			]);
		},
	);

	it('are the name of a private one to family', () => {
		expect(fieldsShown('private', 'family')).toEqual(['_id', 'name']);
	});

	it('are no contact data of a public one to other members', () => {
		const fields = fieldsShown('public', 'member');
		expect(fields).toEqual(
			expect.arrayContaining(['photo', 'age', 'clan', 'gotra', 'district', 'isMarried']),
		);
		for (const field of [...contact, ...settings]) expect(fields).not.toContain(field);
	});

	it.each(['restricted', 'public'] as const)(
		'are everything but the settings of a %s one to family',
		(privacy) => {
			const fields = fieldsShown(privacy, 'family');
			expect(fields).toEqual(expect.arrayContaining(contact));
			for (const field of settings) expect(fields).not.toContain(field);
		},
	);
});
