import { type Paging, paginationOf, windowOf } from '@/lib/core/paging';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/db/client';
import type { MemberWhereInput } from '@/lib/db/generated/models';
import { literally } from '@/lib/db/like';
import { adultAt } from '@/lib/member/adult';
import type { CommunityCounts } from './home';

/** The members that the community counts: claimed accounts of living people. */
const active = { claimedAt: { not: null }, isDeceased: false } satisfies MemberWhereInput;

const bachelor = { ...active, isMarried: false } satisfies MemberWhereInput;

export function countMembers(): Promise<number> {
	return db.member.count({ where: active });
}

export async function hasSampleMembers(): Promise<boolean> {
	const sample = await db.member.findFirst({ where: { ...active, isDemo: true }, select: { id: true } });
	return sample !== null;
}

export function listActiveMembers(paging: Paging, now: Date) {
	return listNames(active, paging, now);
}

export function listBachelors(paging: Paging, now: Date) {
	return listNames(bachelor, paging, now);
}

/** Names of the adults who agreed to be named; the total counts the others too. */
async function listNames(where: MemberWhereInput, paging: Paging, now: Date) {
	const [members, total] = await Promise.all([
		db.member.findMany({
			where: { ...where, ...adultAt(now), isListed: true },
			select: { id: true, name: true },
			orderBy: [{ name: 'asc' }, { id: 'asc' }],
			...windowOf(paging),
		}),
		db.member.count({ where }),
	]);
	return { members, pagination: paginationOf(paging, total) };
}

export interface Tally {
	name: string;
	count: number;
}

/** Clans by number of members, most first; `search` in either script. */
export async function tallyClans(
	search: string,
	limit: number,
): Promise<{ tallies: Tally[]; total: number }> {
	const groups = await db.member.groupBy({
		by: ['clan'],
		where: {
			...active,
			clan: { not: null },
			...(search && { clanKey: { contains: literally(searchKey(search)) } }),
		},
		_count: true,
		orderBy: [{ _count: { clan: 'desc' } }, { clan: 'asc' }],
	});
	const tallies = groups.flatMap(({ clan, _count }) => (clan ? [{ name: clan, count: _count }] : []));
	return { tallies: tallies.slice(0, limit), total: tallies.length };
}

/** Dynasties by number of members, most first; `search` in either script. */
export async function tallyDynasties(search: string, limit: number): Promise<Tally[]> {
	const groups = await db.member.groupBy({
		by: ['dynasty'],
		where: {
			...active,
			dynasty: { not: null },
			...(search && { dynastyKey: { contains: literally(searchKey(search)) } }),
		},
		_count: true,
		orderBy: [{ _count: { dynasty: 'desc' } }, { dynasty: 'asc' }],
		take: limit,
	});
	return groups.flatMap(({ dynasty, _count }) => (dynasty ? [{ name: dynasty, count: _count }] : []));
}

export async function countCommunity(): Promise<CommunityCounts> {
	const [members, families, clans, bachelors] = await Promise.all([
		countMembers(),
		db.familyTree.count(),
		tallyClans('', 1),
		db.member.count({ where: bachelor }),
	]);
	return { members, families, clans: clans.total, bachelors };
}
