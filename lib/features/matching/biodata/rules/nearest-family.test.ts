import { describe, expect, it } from 'vitest';
import { nearestFamily } from './nearest-family';

const card = (_id: string, gender: 'Male' | 'Female', more: object = {}) => ({
	...{ _id, name: _id, gender, isDeceased: false, approvalStatus: 'approved' as const },
	...{ clan: null, familyMemberId: null },
	...more,
});
const link = (childId: string, parentId: string, role: string, kind = 'birth') => ({
	...{ childId, parentId, role, kind },
});
const named = (name: string, more: object = {}) => ({ name, isDeceased: false, clan: null, ...more });

describe('the nearest family', () => {
	it('is parents, their fathers, brothers and sisters', () => {
		const cards = [
			...[card('me', 'Female'), card('brother', 'Male'), card('half', 'Female'), card('cousin', 'Male')],
			card('father', 'Male', { isDeceased: true, clan: 'Rathore' }),
			card('mother', 'Female', { familyMemberId: { _id: 'account', clan: 'Hada' } }),
			...[card('grandfather', 'Male'), card('uncle', 'Male')],
		];
		const parentLinks = [
			...[link('me', 'father', 'father'), link('me', 'mother', 'mother')],
			...[link('brother', 'father', 'father'), link('brother', 'mother', 'mother')],
			...[link('half', 'father', 'father'), link('father', 'grandfather', 'father')],
			...[link('uncle', 'grandfather', 'father'), link('cousin', 'uncle', 'father')],
		];
		expect(nearestFamily('me', cards, { parentLinks })).toEqual({
			father: named('father', { isDeceased: true, clan: 'Rathore' }),
			mother: named('mother', { clan: 'Hada' }),
			fathersFather: named('grandfather'),
			mothersFather: null,
			...{ brothers: 1, sisters: 1 },
		});
	});

	it('names nobody who has not agreed, has no card, or is a step-parent alone', () => {
		const cards = [
			card('me', 'Male'),
			card('waiting', 'Male', { approvalStatus: 'pending' as const }),
			...[card('stepmother', 'Female'), card('brother', 'Male')],
		];
		const parentLinks = [
			...[link('me', 'waiting', 'father'), link('me', 'stepmother', 'mother', 'step')],
			...[link('waiting', 'connector', 'father'), link('brother', 'waiting', 'father')],
		];
		expect(nearestFamily('me', cards, { parentLinks })).toEqual({
			...{ father: null, mother: null, fathersFather: null, mothersFather: null },
			...{ brothers: 1, sisters: 0 },
		});
	});

	it('is by birth before adoption, and by adoption where no birth is recorded', () => {
		const cards = [
			card('me', 'Male'),
			card('adopter', 'Male'),
			card('father', 'Male'),
			card('mother', 'Female'),
		];
		const parentLinks = [
			...[link('me', 'adopter', 'father', 'adopted'), link('me', 'father', 'father')],
			link('me', 'mother', 'mother', 'adopted'),
		];
		const { father, mother } = nearestFamily('me', cards, { parentLinks });
		expect([father?.name, mother?.name]).toEqual(['father', 'mother']);
	});

	it('is nobody where nothing is recorded', () => {
		const { brothers, sisters } = nearestFamily('me', [card('me', 'Male'), card('other', 'Male')], {
			parentLinks: [],
		});
		expect([brothers, sisters]).toEqual([0, 0]);
	});
});
