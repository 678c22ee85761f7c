import { describe, expect, it } from 'vitest';
import { readSearch } from '@/lib/core/search-words';
import { developmentPairs, heldOutPairs, pairsIn } from '@/lib/testing/search-pairs';
import { categories, groupIn, searchCall } from './search-answers';

describe('searchCall', () => {
	it('asks each category for ten', () => {
		expect(categories.map((category) => searchCall(category, 'राव & co'))).toEqual(
			['users', 'family/trees', 'users/clans', 'users/dynasties', 'deities', 'blogs'].map(
				(path) => `/api/${path}?search=%E0%A4%B0%E0%A4%BE%E0%A4%B5+%26+co&limit=10`,
			),
		);
	});
});

describe('groupIn', () => {
	const user = (name: string) => ({ _id: name, name });

	it('reads members, with what they show', () => {
		const users = [{ ...user('Vikram'), clan: 'Rathore', location: 'Jodhpur', photo: '/p' }, user('Vikrant')];
		const answer = { users, pagination: { total: 62 } };
		expect(groupIn('members', answer, 'vikr')).toMatchObject({
			rows: [
				{ key: 'Vikram', title: 'Vikram', path: '/profile/Vikram', about: ['Rathore', 'Jodhpur'] },
				{ key: 'Vikrant', path: '/profile/Vikrant', about: [] },
			],
			total: 62,
		});
	});

	it('gives a member whose profile does not open no address', () => {
		const users = [
			{ ...user('Vikram'), isProfileOpen: false },
			{ ...user('Vikrant'), isProfileOpen: true },
		];
		expect(groupIn('members', { users }, 'vikr')).toMatchObject({
			rows: [
				{ key: 'Vikram', title: 'Vikram', path: null, isPrivate: true },
				{ key: 'Vikrant', path: '/profile/Vikrant', isPrivate: false },
			],
		});
	});

	it('reads families, clans and dynasties, which lead nowhere', () => {
		const family = { _id: 'f', title: 'Rathore family', memberCount: 15, createdBy: { name: 'Vikram' } };
		expect(groupIn('families', { families: [family], totalFamilies: 40 }, 'rathore')).toMatchObject({
			rows: [{ key: 'f', title: 'Rathore family', path: null, creator: 'Vikram', memberCount: 15 }],
			total: 1,
		});
		expect(groupIn('clans', { clans: [{ _id: 'Rathore', count: 9 }], totalClans: 12 }, 'rath')).toMatchObject(
			{
				rows: [{ key: 'Rathore', title: 'Rathore', path: null, memberCount: 9 }],
				total: 12,
			},
		);
		const dynasties = [{ _id: 'surya', name: 'सूर्यवंश', count: 3 }];
		expect(groupIn('dynasties', { dynasties }, 'surya')).toMatchObject({
			rows: [{ key: 'surya', title: 'सूर्यवंश', path: null, memberCount: 3 }],
			total: 1,
		});
	});

	it('reads deities and stories, in the language they are written in', () => {
		const deity = { _id: 'd', name: 'Karni Mata', location: 'Deshnok', language: 'en', clans: ['Rathore'] };
		expect(groupIn('deities', [deity], 'करणी')).toMatchObject({
			rows: [{ title: 'Karni Mata', path: '/deity/d', about: ['Deshnok'], language: 'en' }],
		});
		const blog = { _id: 'b', title: 'हल्दीघाटी', author: 'Meera', language: 'hi' };
		for (const answer of [[blog], { blogs: [blog], pagination: { total: 1 } }])
			expect(groupIn('blogs', answer, 'meera')).toMatchObject({
				rows: [{ title: 'हल्दीघाटी', path: '/blog/b', about: ['Meera'], language: 'hi' }],
				total: 1,
			});
	});

	it('drops what the search does not fit, and counts it out', () => {
		const answer = { users: [user('Vikram'), user('Asha')], pagination: { total: 30 } };
		expect(groupIn('members', answer, 'vikram')).toMatchObject({ rows: [{ title: 'Vikram' }], total: 29 });
	});

	it.each([
		['Kshetrapal', 'क्षेत्रपाल'],
		['क्षेत्र', 'Kshetrapal'],
		['Rathod', 'राठौड़'],
		['vikarm', 'Vikram'],
	])('keeps what the server finds for %s: %s', (search, name) => {
		expect(groupIn('members', { users: [user(name)] }, search).rows).toHaveLength(1);
	});

	it('keeps every pair that the server’s own search is held to', () => {
		for (const pairs of [developmentPairs, heldOutPairs])
			for (const kind of ['names', 'clans', 'places', 'slips'] as const)
				for (const [stored, search] of pairsIn(pairs[kind])) {
					if (!readSearch(search)) continue;
					expect(
						groupIn('members', { users: [user(stored)] }, search).rows,
						`${search}: ${stored}`,
					).toHaveLength(1);
				}
	});

	it('shows ten at most', () => {
		const users = Array.from({ length: 14 }, (_, at) => ({ _id: `${at}`, name: `Rao ${at}` }));
		expect(groupIn('members', { users }, 'rao')).toMatchObject({ rows: { length: 10 }, total: 14 });
	});

	it.each([null, 'nothing', { users: 'nobody' }, { blogs: { a: 1 } }, [null, 7, 'x'], { users: [null] }])(
		'is empty for another shape: %j',
		(answer) => {
			for (const category of categories)
				expect(groupIn(category, answer, 'rao'), category).toEqual({ rows: [], total: 0 });
		},
	);

	it('is empty for a search of which nothing can be looked for', () => {
		expect(groupIn('members', { users: [user('Vikram')] }, '\u200b').rows).toEqual([]);
	});
});
