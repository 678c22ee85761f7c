import { noteReading } from '@/lib/audit/write';
import { db } from '@/lib/db/client';
import { listedBatches } from '@/lib/member/list-batches';
import { findProfiles } from '@/lib/member/queries';
import { type MemberListQuery, type OwnProfile, ownProfile } from '@/lib/member/schema';
import { findMemberIds, mostFound } from '@/lib/member/search';
import { serializeOwnProfile } from '@/lib/member/serialize';

/** What a spreadsheet has no use for. */
const leftOut = new Set(['__v', 'photo', 'isMarriedKnown', 'isManglikKnown']);

const columns = ownProfile.keyof().options.filter((column) => !leftOut.has(column));

/** The head of users.csv: the names of the fields in every language, so that the file can be imported again. */
export const memberColumns: readonly string[] = columns;

interface Reader {
	readerId: string;
	now: Date;
}

/**
 * The rows of users.csv: all whom the administrators' list holds for this query, in its order. Each batch goes to the
 * audit log, with whose records it holds, before it is handed on.
 */
export async function* exportMembers(query: MemberListQuery, reader: Reader): AsyncGenerator<string[][]> {
	for await (const ids of batchesOf(query, reader)) {
		const profiles = (await findProfiles(ids)).map((row) => serializeOwnProfile(row, reader.now));
		const entry = { actorId: reader.readerId, action: 'member.export', subjectType: 'member' } as const;
		await noteReading(db, { ...entry, facts: { ids: profiles.map(({ _id }) => _id) } });
		yield profiles.map(rowOf);
	}
}

async function* batchesOf(
	{ search, ...filters }: MemberListQuery,
	{ readerId, now }: Reader,
): AsyncGenerator<string[]> {
	if (search === '') return yield* listedBatches(filters);
	const viewer = { memberId: readerId, isAdmin: true };
	yield await findMemberIds({ search, page: 1, limit: mostFound }, { viewer, now });
}

function rowOf(profile: OwnProfile): string[] {
	return columns.map((column) => {
		// What nobody has told is no "false".
		if (column === 'isManglik' && !profile.isManglikKnown) return '';
		return String(profile[column] ?? '');
	});
}
