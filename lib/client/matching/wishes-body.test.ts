import { expect, it } from 'vitest';
import { findConflicts } from '@/lib/client/form/conflict';
import type { Language } from '@/lib/core/language';
import { noWishes } from '@/lib/features/matching/schema';
import { getMessages } from '@/lib/platform/i18n/translate';
import {
	type WishesValues,
	wishesBody,
	wishesChanges,
	wishesComparison,
	wishesValues,
	withTyped,
} from './wishes-body';

const none = wishesValues(noWishes);

it('sends what is chosen, and null for what is not', () => {
	const typed = { ageFrom: '21', ageTo: ' ', education: 'graduate', isAgeMust: true, districts: ['Jodhpur'] };
	expect(wishesBody({ ...none, ...typed })).toEqual({
		...{ ageFrom: 21, ageTo: null, isAgeMust: true, districts: ['Jodhpur'], isPlaceMust: false },
		...{ education: 'graduate', isEducationMust: false, clans: [], isClanMust: false },
		...{ formerMarriage: null, isFormerMarriageMust: false },
		...{ manglik: null, isManglikMust: false, minGunas: null },
	});
});

it('sends ages typed in the digits of either script as numbers', () => {
	expect(wishesBody({ ...none, ageFrom: '२१', ageTo: '૩૦' })).toMatchObject({ ageFrom: 21, ageTo: 30 });
});

it('makes no must of what nobody wishes', () => {
	const musts = { isAgeMust: true, isPlaceMust: true, isEducationMust: true, isClanMust: true };
	const body = wishesBody({ ...none, ...musts, isManglikMust: true, isFormerMarriageMust: true });
	expect(Object.values(body).filter((value) => value === true)).toEqual([]);
});

it('keeps what was typed for a list and not added, once, in whichever script, and no more than there is room for', () => {
	const full = Array.from({ length: 20 }, (_, at) => `District ${at}`);
	expect(withTyped(['Pali'], ' Jodhpur ')).toEqual(['Pali', 'Jodhpur']);
	expect(withTyped(['Jodhpur'], 'जोधपुर')).toEqual(['Jodhpur']);
	expect(withTyped(['Pali'], '  ')).toEqual(['Pali']);
	expect(withTyped(full, 'Jodhpur')).toEqual(full);
});

const saved = { ...noWishes, ageFrom: 21, isAgeMust: true, clans: ['Hada'] };

it('sends the wishes that were changed, each whole', () => {
	const getChanges = (typed: Partial<WishesValues>) =>
		wishesChanges(wishesBody({ ...wishesValues(saved), ...typed }), saved);
	expect(getChanges({})).toEqual({});
	expect(getChanges({ ageTo: '30' })).toEqual({ ageFrom: 21, ageTo: 30, isAgeMust: true });
	expect(getChanges({ manglik: 'same', clans: [] })).toEqual({
		...{ clans: [], isClanMust: false, manglik: 'same', isManglikMust: false },
	});
});

it('sends every field of the wishes, and a must that alone was changed', () => {
	const typed: WishesValues = {
		...none,
		ageFrom: '21',
		ageTo: '30',
		isAgeMust: true,
		districts: ['Pali'],
		isPlaceMust: true,
		education: 'graduate',
		isEducationMust: true,
		clans: ['Hada'],
		isClanMust: true,
		manglik: 'same',
		isManglikMust: true,
		formerMarriage: 'never',
		isFormerMarriageMust: true,
		minGunas: '18',
	};
	const sent = wishesChanges(wishesBody(typed), noWishes);
	expect(Object.keys(sent).sort()).toEqual(Object.keys(noWishes).sort());
	const whole = { ...noWishes, ...sent };
	for (const must of Object.keys(sent).filter((field) => field.endsWith('Must')))
		expect(wishesChanges(wishesBody({ ...typed, [must]: false }), whole)).toHaveProperty(must, false);
});

function getComparison(language: Language, writtenDistricts = {}) {
	const { matching, clans } = getMessages(language);
	return wishesComparison({
		wishes: matching.wishes,
		education: matching.education,
		clans,
		writtenDistricts,
	});
}

it('shows a wish whole where another tab has changed a part of it', () => {
	const changes = { ageFrom: 25, ageTo: null, isAgeMust: true, clans: ['Rathore'], isClanMust: true };
	const theirs = { ...saved, ageTo: 30, districts: ['Pali'] };
	expect(findConflicts(changes, { base: saved, theirs }, getComparison('en'))).toEqual([
		{
			field: 'ageFrom',
			label: 'Age',
			mine: 'From (years): 25\nRequired',
			theirs: 'From (years): 21\nTo (years): 30\nRequired',
			isPicture: false,
		},
	]);
	expect(getComparison('en').parts).toMatchObject({ ageFrom: ['ageFrom', 'ageTo', 'isAgeMust'] });
	expect(getComparison('en').shownIn({ ...saved, ...changes }, 'clans')).toBe('Rathore\nRequired');
});

it('shows the districts of both as they are written in the script of the page', () => {
	const base = { ...noWishes, districts: ['Jodhpur'] };
	const theirs = { ...noWishes, districts: ['Pali'] };
	const comparison = getComparison('hi', { Jodhpur: 'जोधपुर', Pali: 'पाली' });
	const [place] = findConflicts({ districts: ['Jodhpur', 'Osian'] }, { base, theirs }, comparison);
	expect(place).toMatchObject({ mine: 'जोधपुर, Osian', theirs: 'पाली' });
});

it('leaves it to the server to say what is wrong with an age', () => {
	expect(wishesBody({ ...none, ageFrom: 'abc' }).ageFrom).toBe('abc');
});
