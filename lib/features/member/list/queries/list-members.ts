import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { getPagination } from '@/lib/core/paging';
import { noteListReading } from '@/lib/features/member/commands/note-list-reading';
import { serializeShownProfile } from '@/lib/features/member/dto/profile';
import { findProfilePage } from '@/lib/features/member/queries/find-profile';
import { defaultLimits, type MemberListQuery, type memberListReply } from '@/lib/features/member/schema';
import { foundByFilters } from './list-pages';
import { findMembers } from './search-members';

type MemberList = z.output<typeof memberListReply>;

interface Reader {
	/** The administrator. */
	readerId: string;
	language: Language;
	now: Date;
}

/**
 * Members as administrators see them: their whole records, newest first unless another order is asked for, also the
 * departed and who is under 18. An account that nobody has claimed is not among them: its only owner so far is the member who
 * added a relative, and no other call knows it either. A search finds what it finds for every member, best first; the
 * filters are not for it. What is shown beyond what members show to all goes to the audit log, as one entry.
 *
 * A `query` that fits more than a tenth of all finds the first 1000 in the order asked for, and `total` says so many.
 */
export async function listMembers(
	{ page, limit, search, ...filters }: MemberListQuery,
	reader: Reader,
): Promise<MemberList> {
	const paging = { page, limit: limit ?? (search ? defaultLimits.search : defaultLimits.list) };
	const { rows, total } = search
		? await findMembers(
				{ ...paging, search },
				{ viewer: { memberId: reader.readerId, isAdmin: true }, now: reader.now },
			)
		: await findProfilePage(await foundByFilters(filters, { ...paging, language: reader.language }));
	await noteListReading(rows, reader);
	return {
		users: rows.map((row) => serializeShownProfile(row, reader.language, reader.now)),
		pagination: getPagination(paging, total),
	};
}
