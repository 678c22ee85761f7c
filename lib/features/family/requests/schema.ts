import * as z from 'zod';
import { namedPerson, text } from '@/lib/features/family/schema';

export const pendingRequestsReply = z.array(
	z.object({
		_id: z.string(),
		requestId: z.string(),
		fromUser: z.object({ _id: z.string(), name: z.string(), photo: text.exactOptional() }),
		/** What they say the reader is to them. */
		relation: z.string(),
		relationWords: z.object({ hi: z.string(), en: z.string() }),
		/** Whose relative, where that is not the sender. */
		relatedToName: text,
		message: text,
		createdAt: z.string(),
	}),
);

/** POST /api/family/respond-request */
export const answerBody = z.object({ requestId: z.guid(), response: z.enum(['accept', 'reject']) });

/** POST /api/family/withdraw-request and /api/family/resend-request */
export const withdrawalBody = z.object({ requestId: z.guid() });

/** POST /api/family/resend-request */
export const resentReply = z.object({ message: z.string() });

export const requestReply = z.object({
	message: z.string(),
	request: z.object({ _id: z.string(), status: z.enum(['accepted', 'rejected', 'withdrawn']) }),
	/** Present where a request was withdrawn: until then POST /api/family/restore/{id} of its card restores it. */
	restorableUntil: z.string().exactOptional(),
});

/** GET /api/family/named-in: the trees of others that name the reader, but for those that wait for their answer. */
export const namedInReply = z.array(
	z.object({
		/** Whose tree. */
		owner: z.object({ _id: z.string(), name: z.string() }),
		/** What they say the reader is to them; null where it was the reader who asked them. */
		relation: text,
		relationWords: z.object({ hi: z.string(), en: z.string() }).nullable(),
		/** Whose relative, where that is not the owner. */
		relatedToName: text,
	}),
);

/** POST /api/family/not-me */
export const notMeBody = z.object({
	/** Whose tree names the caller. */
	ownerId: z.guid(),
});

export const notMeReply = z.object({ message: z.string() });

/** GET /api/family/held-links */
export const heldLinksReply = z.object({
	/** Links that give no rights until the caller keeps them. */
	links: z.array(
		z.object({
			_id: z.string(),
			/** The other one of the two. */
			member: namedPerson,
			/** The relation of the member who was asked to the member who asked, as it was stated then. */
			relation: z.string(),
			/** Whether it was asked in the caller's name. */
			isAskedByMe: z.boolean(),
			createdAt: z.string(),
		}),
	),
});

export type HeldLinksReply = z.output<typeof heldLinksReply>;

/** POST /api/family/held-links/{id} */
export const heldLinkBody = z.object({ answer: z.enum(['keep', 'end']) });
