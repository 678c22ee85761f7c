import type { Language } from '@/lib/core/language';
import { serializeOwnProfile } from '@/lib/features/member/dto/profile';
import { listedBatches } from '@/lib/features/member/list/queries/list-batches';
import { findMemberIds, maxFound } from '@/lib/features/member/list/queries/search-members';
import { findProfiles } from '@/lib/features/member/queries/find-profile';
import { type MemberListQuery, type OwnProfile, ownProfile } from '@/lib/features/member/schema';
import { noteReading } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';

/** What a spreadsheet has no use for. */
const leftOut = new Set(['__v', 'photo', 'isMarriedKnown', 'isManglikKnown', 'written']);

const columns = ownProfile.keyof().options.filter((column) => !leftOut.has(column));

/** The head of users.csv: the names of the fields in every language, so that the file can be imported again. */
export const memberColumns: readonly string[] = columns;

interface Reader {
	readerId: string;
	language: Language;
	now: Date;
}

/**
 * The rows of users.csv: all whom the administrators' list holds for this query, in its order. Each batch goes to the
 * audit log, with whose records it holds, before it is handed on.
 */
export function exportMembers(query: MemberListQuery, reader: Reader): AsyncGenerator<string[][]> {
	return exportBatches(getBatches(query, reader), reader);
}

/** The same for the members of these ids, in their order; members who are no longer there, or unclaimed, are left out. */
export function exportSelectedMembers(ids: readonly string[], reader: Reader): AsyncGenerator<string[][]> {
	return exportBatches(claimedBatches(ids), reader);
}

const batchSize = 500;

async function* claimedBatches(ids: readonly string[]): AsyncGenerator<string[]> {
	for (let from = 0; from < ids.length; from += batchSize) {
		const some = ids.slice(from, from + batchSize);
		const found = await db.member.findMany({
			where: { id: { in: some }, claimedAt: { not: null } },
			select: { id: true },
		});
		const claimed = new Set(found.map(({ id }) => id));
		const left = some.map((id) => id.toLowerCase()).filter((id) => claimed.has(id));
		if (left.length > 0) yield left;
	}
}

async function* exportBatches(batches: AsyncGenerator<string[]>, reader: Reader): AsyncGenerator<string[][]> {
	for await (const ids of batches) {
		const profiles = (await findProfiles(ids)).map((row) => serializeOwnProfile(row, reader.now));
		const entry = { actorId: reader.readerId, action: 'member.export', subjectType: 'member' } as const;
		await noteReading(db, { ...entry, facts: { ids: profiles.map(({ _id }) => _id) } });
		yield profiles.map(getRow);
	}
}

async function* getBatches(
	{ search, ...filters }: MemberListQuery,
	{ readerId, language, now }: Reader,
): AsyncGenerator<string[]> {
	if (search === '') return yield* listedBatches(filters, language);
	const viewer = { memberId: readerId, isAdmin: true };
	yield await findMemberIds({ search, page: 1, limit: maxFound }, { viewer, now });
}

function getRow(profile: OwnProfile): string[] {
	// Blank where the member has not said: the record answers false then.
	const known = {
		...profile,
		isMarried: profile.isMarriedKnown ? profile.isMarried : null,
		isManglik: profile.isManglikKnown ? profile.isManglik : null,
	};
	return columns.map((column) => String(known[column] ?? ''));
}
