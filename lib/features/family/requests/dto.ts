import type * as z from 'zod';
import { privacyAt } from '@/lib/core/adult';
import type { listNamingTrees, listPendingRequests } from '@/lib/features/family/queries';
import { relationWord } from '@/lib/features/family/relations/rules/relation-word';
import type { namedInReply, pendingRequestsReply } from '@/lib/features/family/requests/schema';
import { fieldsShown } from '@/lib/features/member/access/field-visibility';
import { memberPhotoPath } from '@/lib/platform/media/picture-path';

/** A request as who is asked reads it. */
export function serializeRequest(
	{
		id,
		relation,
		message,
		createdAt,
		relatedTo,
		fromMember,
		isFromFamily,
	}: Awaited<ReturnType<typeof listPendingRequests>>[number],
	now: Date,
): z.input<typeof pendingRequestsReply>[number] {
	const fields = fieldsShown(privacyAt(fromMember, now), isFromFamily ? 'family' : 'member');
	const showsPhoto = fields !== 'all' && fields?.includes('photo');
	return {
		_id: id,
		requestId: id,
		fromUser: {
			_id: fromMember.id,
			name: fromMember.name,
			...(showsPhoto && {
				photo: fromMember.photoId && memberPhotoPath(fromMember.id, fromMember.photoId),
			}),
		},
		...getClaim({ relation, relatedTo }, fromMember.id),
		message,
		createdAt: createdAt.toISOString(),
	};
}

/** Another's tree as who is named in it reads it. */
export function serializeNamingTree({
	owner,
	request,
}: Awaited<ReturnType<typeof listNamingTrees>>[number]): z.input<typeof namedInReply>[number] {
	const nothingSaid = { relation: null, relationWords: null, relatedToName: null };
	return {
		owner: { _id: owner.id, name: owner.name },
		...(request ? getClaim(request.relatedTo ? request : unknownRelative, owner.id) : nothingSaid),
	};
}

/** Whose relative the reader is said to be is not known any more where that card is gone. */
const unknownRelative = { relation: 'Other', relatedTo: null };

/** The relation that another member states for the reader, and the relative meant where that is not the member. */
function getClaim(
	{
		relation,
		relatedTo,
	}: { relation: string; relatedTo: { name: string | null; memberId: string | null } | null },
	sayerId: string,
) {
	return {
		relation,
		relationWords: { hi: relationWord(relation, 'hi'), en: relationWord(relation, 'en') },
		relatedToName: relatedTo?.memberId === sayerId ? null : (relatedTo?.name ?? null),
	};
}
