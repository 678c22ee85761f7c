import { describe, expect, it } from 'vitest';
import { readSearch } from '@/lib/core/search-words';
import { developmentPairs, heldOutPairs } from '@/tests/support/search-pairs';
import { blogsIn, clansIn, deitiesIn, dynastiesIn, familiesIn, getGroup, membersIn } from './search-replies';

const pages = { page: 1, limit: 10, pages: 1 };
const user = (name: string) => ({ _id: name, name });
const members = (users: Parameters<typeof membersIn>[0]['users'], total = 0) =>
	membersIn({ users, pagination: { ...pages, total } });

describe('what is shown of an answer', () => {
	it('members, with what they show', () => {
		const users = [{ ...user('Vikram'), clan: 'Rathore', location: 'Jodhpur', photo: '/p' }, user('Vikrant')];
		expect(getGroup(members(users, 62), 'vikr')).toMatchObject({
			rows: [
				{ key: 'Vikram', title: 'Vikram', path: '/profile/Vikram', about: ['Rathore', 'Jodhpur'] },
				{ key: 'Vikrant', path: '/profile/Vikrant', about: [] },
			],
			total: 62,
		});
	});

	it('a member whose profile does not open has no address', () => {
		const users = [
			{ ...user('Vikram'), isProfileOpen: false },
			{ ...user('Vikrant'), isProfileOpen: true },
		];
		expect(getGroup(members(users), 'vikr')).toMatchObject({
			rows: [
				{ key: 'Vikram', title: 'Vikram', path: null, isPrivate: true },
				{ key: 'Vikrant', path: '/profile/Vikrant', isPrivate: false },
			],
		});
	});

	it('families, clans and dynasties, which lead nowhere', () => {
		const family = {
			...{ _id: 'f', name: '', title: 'Rathore family', memberCount: 15, createdBy: { name: 'Vikram' } },
			...{ isPublic: true, createdAt: '2026-01-01T00:00:00.000Z' },
		};
		const families = { families: [family], totalFamilies: 40, pagination: { ...pages, total: 1 } };
		expect(getGroup(familiesIn(families), 'rathore')).toMatchObject({
			rows: [{ key: 'f', title: 'Rathore family', path: null, creator: 'Vikram', memberCount: 15 }],
			total: 1,
		});
		const clans = clansIn({ clans: [{ _id: 'Rathore', count: 9 }], totalClans: 12 });
		expect(getGroup(clans, 'rath')).toMatchObject({
			rows: [{ key: 'Rathore', title: 'Rathore', path: null, memberCount: 9 }],
			total: 12,
		});
		const dynasties = dynastiesIn({ dynasties: [{ _id: 'surya', name: 'सूर्यवंश', count: 3 }] });
		expect(getGroup(dynasties, 'surya')).toMatchObject({
			rows: [{ key: 'surya', title: 'सूर्यवंश', path: null, memberCount: 3 }],
			total: 1,
		});
	});

	it('deities and blogs, in the language they are written in', () => {
		const deity: Parameters<typeof deitiesIn>[0][number] = {
			...{ _id: 'd', name: 'Karni Mata', clans: ['Rathore'], alternateNames: [] },
			...{ image: null, images: [], description: '', rituals: null, location: 'Deshnok' },
			...{ district: null, temple: null, festival: null, history: null, legends: null, importance: null },
			...{ additionalInfo: null, version: 0, createdAt: '2026-01-01T00:00:00.000Z' },
			deityType: 'devi',
			type: 'Devi',
			language: 'en',
		};
		const deities = deitiesIn([deity]);
		expect(getGroup(deities, 'करणी')).toMatchObject({
			rows: [{ title: 'Karni Mata', path: '/deity/d', about: ['Deshnok'], language: 'en' }],
		});
		const blog: Parameters<typeof blogsIn>[0]['blogs'][number] = {
			...{ _id: 'b', title: 'हल्दीघाटी', author: 'Meera', content: '', image: null },
			...{ createdAt: '2026-01-01T00:00:00.000Z', approvedAt: null },
			language: 'hi',
			status: 'approved',
		};
		const blogs = blogsIn({ blogs: [blog], pagination: { ...pages, total: 1 } });
		expect(getGroup(blogs, 'meera')).toMatchObject({
			rows: [{ title: 'हल्दीघाटी', path: '/blog/b', about: ['Meera'], language: 'hi' }],
			total: 1,
		});
	});

	it('in the reader’s script, found by either', () => {
		const written = { name: 'Vikram Singh', location: 'Jodhpur' };
		const vikram = { ...user('विक्रम सिंह'), location: 'जोधपुर', written };
		for (const search of ['vikram', 'विक्रम'])
			expect(getGroup(members([vikram]), search)).toMatchObject({
				rows: [{ title: 'Vikram Singh', about: ['Jodhpur'] }],
			});
		const clans = clansIn({ clans: [{ _id: 'चंदावत', written: 'Chandawat', count: 9 }], totalClans: 1 });
		expect(getGroup(clans, 'chand').rows).toMatchObject([{ key: 'चंदावत', title: 'Chandawat' }]);
	});

	it('drops what the search does not fit, and counts it out', () => {
		expect(getGroup(members([user('Vikram'), user('Asha')], 30), 'vikram')).toMatchObject({
			rows: [{ title: 'Vikram' }],
			total: 29,
		});
	});

	it.each([
		['Kshetrapal', 'क्षेत्रपाल'],
		['क्षेत्र', 'Kshetrapal'],
		['Rathod', 'राठौड़'],
		['vikarm', 'Vikram'],
	])('keeps what the server finds for %s: %s', (search, name) => {
		expect(getGroup(members([user(name)]), search).rows).toHaveLength(1);
	});

	it('keeps every pair that the server’s own search is held to', () => {
		for (const pairs of [developmentPairs, heldOutPairs])
			for (const kind of ['names', 'clans', 'places', 'slips'] as const)
				for (const [stored, search] of pairs[kind]) {
					if (!readSearch(search)) continue;
					expect(getGroup(members([user(stored)]), search).rows, `${search}: ${stored}`).toHaveLength(1);
				}
	});

	it('is ten at most', () => {
		const users = Array.from({ length: 14 }, (_, at) => ({ _id: `${at}`, name: `Rao ${at}` }));
		expect(getGroup(members(users), 'rao')).toMatchObject({ rows: { length: 10 }, total: 14 });
	});

	it('is nothing for a search of which nothing can be looked for', () => {
		expect(getGroup(members([user('Vikram')]), '\u200b').rows).toEqual([]);
	});
});
